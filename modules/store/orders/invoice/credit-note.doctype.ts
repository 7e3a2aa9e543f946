import { always, docType, link, longText, opaque, reading, text, whereUser } from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { creditNoteRules, taxDocumentFields } from './tax-document-fields.ts'

export const CreditNote = docType('Credit Note', {
  naming: opaque('CRN-'),
  fields: {
    credit_note_number: text({ required: true, readOnly: true, inList: true, indexed: true }),
    invoice: link('Invoice', { required: true, readOnly: true, inList: true, indexed: true }),
    return_request: link('Return', { label: 'Return', readOnly: true, indexed: true }),
    reason: longText({ readOnly: true, maxLength: 300 }),
    issued_for: text({
      required: true,
      unique: true,
      readOnly: true,
      hidden: true,
      description: 'One credit note is issued for each',
    }),
    ...taxDocumentFields,
  },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
    Seller: reading(ofOwnBusiness),
    All: reading(whereUser('customer')),
  },
  actions: [{ label: 'Print credit note', method: 'mela.orders.print_credit_note' }],
  uniqueTogether: [['series', 'number']],
  titleField: 'credit_note_number',
  searchFields: ['credit_note_number', 'order', 'invoice'],
  sort: 'issued_on desc, credit_note_number desc',
  retainDeleted: false,
  databaseRules: creditNoteRules,
})
