import { always, docType, json, link, longText, money, opaque, reading } from '#framework/doctypes'

const shown = { readOnly: true } as const

export const OrderEdit = docType('Order Edit', {
  naming: opaque('ORE-'),
  fields: {
    order: link('Order', { required: true, ...shown, inList: true, indexed: true }),
    what: longText({ label: 'Change', required: true, ...shown, inList: true, maxLength: 500 }),
    total_before: money({ label: 'Previous total', required: true, ...shown, default: 0, inList: true }),
    total_after: money({ label: 'New total', required: true, ...shown, default: 0, inList: true }),
    before: json({ ...shown, format: 'Address', maxLength: 4000, description: 'Previous address' }),
  },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
  },
  titleField: 'order',
  searchFields: ['order'],
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
})
