import { select, text } from '#framework/doctypes'
import { payoutMethods } from '../manual-payment/manual-payment.states.ts'

const readOnlyField = { readOnly: true } as const

/** Where money is paid back to: the office reads all of it, everybody else what is shortened. */
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
