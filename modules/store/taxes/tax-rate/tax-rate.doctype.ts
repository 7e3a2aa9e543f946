import { always, date, docType, everything, int, link, longText, reading } from '#framework/doctypes'

const counted = { min: 0, max: 10_000, default: 0, required: true, inList: true } as const

/** Rate of a class from a date until the next rate begins or this one ends. */
export const TaxRate = docType('Tax Rate', {
  fields: {
    tax_class: link('Tax Class', { required: true, inList: true, setOnlyOnce: true }),
    valid_from: date({ required: true, inList: true }),
    valid_until: date({ description: 'Last day; empty until the next rate begins' }),
    rate: int({ ...counted, format: 'Basis points' }),
    cess: int({ ...counted, format: 'Basis points', description: 'In addition to the rate' }),
    memo: longText({ maxLength: 500 }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': reading(always),
    'School Office': reading(always),
    Seller: reading(always),
  },
  uniqueTogether: [['tax_class', 'valid_from']],
  titleField: 'tax_class',
  searchFields: ['tax_class'],
  sort: 'tax_class asc, valid_from desc',
})
