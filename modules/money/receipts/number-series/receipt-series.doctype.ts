import { always, date, docType, int, link, reading, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

export const ReceiptSeries = docType('Receipt Series', {
  fields: {
    issuer: link('Receipt Issuer', { required: true, inList: true, ...readOnlyField }),
    financial_year: text({ required: true, maxLength: 7, inList: true, ...readOnlyField }),
    first_day: date({ required: true, ...readOnlyField }),
    last_day: date({ required: true, ...readOnlyField }),
    last_number: int({ required: true, default: 0, min: 0, inList: true, ...readOnlyField }),
    last_issued_on: date({ inList: true, ...readOnlyField, description: 'Excluding cancelled receipts' }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  uniqueTogether: [['issuer', 'financial_year']],
  titleField: 'financial_year',
  sort: 'financial_year desc',
  trackChanges: false,
})
