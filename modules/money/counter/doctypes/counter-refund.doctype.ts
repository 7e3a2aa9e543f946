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
import { ofTheShop } from '#money/payments'
import { counterRefundMoves, counterRefundStates, payOutMethods } from '../rules/counter-states.ts'
import { payeeFields } from '../rules/payee-fields.ts'
import { payerFields } from '../rules/payer-fields.ts'

const shown = { readOnly: true } as const

/**
 * Money that is to be paid back by hand: it came over the counter or at a door, or its gateway could not refund it. Its name is the number on the voucher:
 * the series has no gap. Its methods write it, together with its entry.
 */
export const CounterRefund = docType('Counter Refund', {
  naming: series('CTR-.YYYY.-.#####'),
  fields: {
    state: select(counterRefundStates, {
      tones: { due: 'warn', paid: 'ok' },
      ...{ required: true, default: 'due', inList: true, indexed: true },
      ...shown,
    }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),

    ...payerFields,

    refund_of: section('Refund of'),
    payment_type: text({ ...shown, description: 'Empty: the document itself says what is owed back' }),
    payment: text({ inList: true, indexed: true, typeField: 'payment_type', ...shown }),
    failed_refund: link('Refund', { ...shown, description: 'It did not arrive at the bank' }),

    payee_section: section('Pay to'),
    ...payeeFields,

    standing: section('What became of it'),
    method: select(payOutMethods, { inList: true, ...shown, label: 'Paid out by' }),
    reference_number: text({ maxLength: 40, ...shown, description: 'Of the transfer or UPI payment' }),
    paid_on: date({ inList: true, ...shown }),
    entry: link('Ledger Entry', shown),
    open_for: text({
      ...{ unique: true, maxLength: 300, hidden: true },
      ...shown,
      description: 'One is open for a document',
    }),
  },
  states: { field: 'state', initial: 'due', moves: counterRefundMoves },
  access: {
    'System Manager': reading(always, [0, 1]),
    'School Office': reading(always, [0, 1]),
    'Store Manager': reading(ofTheShop),
  },
  actions: [
    {
      label: 'Open the payout',
      method: 'mela.counter.open_pay_out',
      isNext: true,
      dependsOn: "eval:doc.state === 'due'",
    },
  ],
  waiting: [{ label: 'Refunds to pay out', field: 'state', values: ['due'] }],
  titleField: 'payer_name',
  searchFields: ['payer_name', 'reference_number', 'reference_name'],
  sort: 'creation desc',
  keepDeleted: false,
})
