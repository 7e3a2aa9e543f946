import { always, byField, check, docType, everything, longText, reading, text } from '#framework/doctypes'

export const TaxClass = docType('Tax Class', {
  naming: byField('class_name'),
  fields: {
    class_name: text({ required: true, inList: true, maxLength: 60 }),
    description: longText({ maxLength: 500 }),
    is_default: check({
      label: 'Default',
      inList: true,
      description: 'Used for products without a tax class; only one can be the default',
    }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Seller: reading(always),
  },
  titleField: 'class_name',
})
