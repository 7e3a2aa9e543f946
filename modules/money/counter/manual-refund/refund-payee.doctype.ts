import { always, docType, reading, text } from '#framework/doctypes'
import { payeeFields } from './payee-fields.ts'

/** Where the payer of a document wants money back that is not refunded the way it came: said before it is due, or after. */
export const RefundPayee = docType('Refund Payee', {
  fields: {
    reference_type: text({ label: 'Document type', required: true, inList: true, readOnly: true }),
    reference_name: text({
      label: 'Document',
      required: true,
      inList: true,
      readOnly: true,
      typeField: 'reference_type',
    }),
    ...payeeFields,
  },
  access: { 'System Manager': reading(always, [0, 1]), 'School Office': reading(always, [0, 1]) },
  uniqueTogether: [['reference_type', 'reference_name']],
  titleField: 'reference_name',
  searchFields: ['reference_name'],
  sort: 'creation desc',
  // Its history would keep accounts that were corrected.
  trackChanges: false,
  retainDeleted: false,
})
