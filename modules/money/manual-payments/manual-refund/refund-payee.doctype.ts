import { always, docType, reading, text, select } from '#framework/doctypes'
import { payoutMethods } from '../manual-payment/manual-payment.states.ts'

const readOnlyField = { readOnly: true } as const

export const payeeFields = {
  payee_method: select(payoutMethods, {
    renamedFrom: 'payee_way',
    ...readOnlyField,
    label: 'Preferred refund method',
    description: 'As requested by the payer',
  }),
  payee: text({
    inList: true,
    ...readOnlyField,
    maxLength: 140,
    description: 'Partly hidden; the office can see all of it',
  }),
  payee_name: text({ maxLength: 140, level: 1, ...readOnlyField }),
  payee_upi: text({ maxLength: 100, level: 1, label: 'UPI ID', ...readOnlyField }),
  payee_account: text({ maxLength: 20, level: 1, label: 'Account number', ...readOnlyField }),
  payee_ifsc: text({ maxLength: 11, level: 1, label: 'IFSC', ...readOnlyField }),
}

export const RefundPayee = docType('Refund Payee', {
  fields: {
    reference_type: text({
      label: 'Document type',
      format: 'DocType',
      required: true,
      inList: true,
      readOnly: true,
    }),
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
  // The history would retain corrected accounts.
  trackChanges: false,
  retainDeleted: false,
})
