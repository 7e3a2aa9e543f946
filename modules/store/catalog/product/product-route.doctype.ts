import { always, byField, docType, reading, text } from '#framework/doctypes'

export const ProductRoute = docType('Product Route', {
  naming: byField('route'),
  fields: {
    route: text({ label: 'Path', required: true, readOnly: true, unique: true, inList: true }),
    product: text({ required: true, readOnly: true, indexed: true, inList: true }),
  },
  access: { 'System Manager': reading(always) },
  titleField: 'route',
  trackChanges: false,
})
