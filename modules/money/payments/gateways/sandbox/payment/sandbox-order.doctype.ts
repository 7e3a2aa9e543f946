import { always, datetime, docType, money, opaque, reading, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

/** An order of the sandbox. Its name gives access to its page, so only the payer receives it. */
export const SandboxOrder = docType('Sandbox Order', {
  naming: opaque('SBO-'),
  fields: {
    reference: text({ ...readOnlyField, required: true, unique: true, inList: true }),
    amount: money({ ...readOnlyField, required: true, min: 1, inList: true }),
    currency: text({ ...readOnlyField, required: true, maxLength: 3 }),
    description: text({ ...readOnlyField, maxLength: 300, inList: true }),
    payer_name: text({ ...readOnlyField, maxLength: 300 }),
    return_url: text({ label: 'Return URL', ...readOnlyField, required: true, maxLength: 2000 }),
    expires_at: datetime({ ...readOnlyField, required: true }),
  },
  access: { 'System Manager': reading(always) },
  titleField: 'description',
  searchFields: ['reference'],
  sort: 'creation desc',
  trackChanges: false,
})
