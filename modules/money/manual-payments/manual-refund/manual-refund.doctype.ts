import {
  always,
  date,
  docType,
  link,
  money,
  reading,
  section,
  select,
  series,
  text,
} from '#framework/doctypes'
import { orderPaymentsScope } from '#money/payments'
import {
  manualRefundTransitions,
  manualRefundStates,
  payoutMethods,
} from '../manual-payment/manual-payment.states.ts'
import { payeeFields } from './refund-payee.doctype.ts'
import { payerFields } from '../manual-payment/manual-payment.doctype.ts'

const readOnlyField = { readOnly: true } as const

/**
 * A refund to be paid manually: of a manual payment, or one that its gateway could not make. Its name is the gapless
 * voucher number. Only methods write it, with its entry.
 */
export const ManualRefund = docType('Manual Refund', {
  renamedFrom: 'Counter Refund',
  naming: series('CTR-.YYYY.-.#####'),
  fields: {
    state: select(manualRefundStates, {
      label: 'Status',
      tones: { due: 'warn', paid: 'ok' },
      renamedChoices: { dropped: 'discarded' },
      ...{ required: true, default: 'due', inList: true, indexed: true },
      ...readOnlyField,
    }),
    amount: money({ required: true, min: 1, inList: true, ...readOnlyField }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...readOnlyField }),

    ...payerFields,

    refund_of: section('Refund for'),
    payment_type: text({
      ...readOnlyField,
      description: 'Leave empty if the document states the refund due',
    }),
    payment: text({ inList: true, indexed: true, typeField: 'payment_type', ...readOnlyField }),
    failed_refund: link('Refund', { ...readOnlyField, description: 'Refund that the bank did not accept' }),

    payee_section: section('Payee details'),
    ...payeeFields,

    status_section: section('Status'),
    method: select(payoutMethods, { inList: true, ...readOnlyField, label: 'Payout method' }),
    reference_number: text({
      maxLength: 40,
      ...readOnlyField,
      description: 'Number of the transfer or UPI payment',
    }),
    paid_on: date({ inList: true, ...readOnlyField }),
    entry: link('Ledger Entry', readOnlyField),
    open_for: text({
      namesType: 'within',
      ...{ unique: true, maxLength: 300, hidden: true },
      ...readOnlyField,
      description: 'Only one can be open per document',
    }),
  },
  states: { field: 'state', initial: 'due', transitions: manualRefundTransitions },
  access: {
    'System Manager': reading(always, [0, 1]),
    'School Office': reading(always, [0, 1]),
    'Store Manager': reading(orderPaymentsScope),
  },
  actions: [
    {
      label: 'Open payout',
      method: 'mela.manual_payments.open_pay_out',
      isNext: true,
      dependsOn: "eval:doc.state === 'due'",
    },
  ],
  waiting: [{ label: 'Refunds to pay out', field: 'state', values: ['due'] }],
  titleField: 'payer_name',
  showTitleInLinks: false,
  searchFields: ['payer_name', 'reference_number', 'reference_name'],
  sort: 'creation desc',
  retainDeleted: false,
})
