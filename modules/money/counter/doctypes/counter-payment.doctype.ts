import {
  always,
  date,
  docType,
  link,
  longText,
  money,
  reading,
  section,
  select,
  series,
  text,
} from '#framework/doctypes'
import { ofTheShop } from '#money/payments'
import { counterMethods, counterMoves, counterStates } from '../rules/counter-states.ts'
import { payerFields } from '../rules/payer-fields.ts'

const shown = { readOnly: true } as const
const hidden = { readOnly: true, hidden: true } as const

/** Money that somebody brought to the office. Its methods write it, together with its entry and its receipt. */
export const CounterPayment = docType('Counter Payment', {
  naming: series('CTP-.YYYY.-.#####'),
  fields: {
    state: select(counterStates, {
      tones: { received: 'info', cleared: 'ok', bounced: 'bad', cancelled: 'bad' },
      ...{ required: true, default: 'received', inList: true, indexed: true },
      ...shown,
    }),
    method: select(counterMethods, { required: true, inList: true, ...shown }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),
    received_on: date({ required: true, inList: true, indexed: true, ...shown }),
    reference_number: text({
      ...shown,
      maxLength: 40,
      description: 'Of the cheque, transfer or UPI payment',
    }),
    bank: text({ maxLength: 80, ...shown }),
    cheque_date: date(shown),

    ...payerFields,

    standing: section('What became of it'),
    cleared_on: date(shown),
    ended_on: date({ ...shown, description: 'When it bounced or was cancelled' }),
    reason: longText({ maxLength: 300, ...shown }),
    refunded_amount: money({ required: true, default: 0, min: 0, ...shown }),
    entry: link('Ledger Entry', shown),
    clearing_entry: link('Ledger Entry', shown),
    receipt: link('Receipt', shown),

    idempotency_key: text({ required: true, unique: true, maxLength: 200, ...hidden }),
    fingerprint: text({ required: true, maxLength: 64, ...hidden }),
    reference_key: text({
      ...{ unique: true, maxLength: 200, description: 'Empty once it has ended' },
      ...hidden,
    }),
  },
  states: { field: 'state', initial: 'received', moves: counterMoves },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(ofTheShop),
  },
  actions: [
    {
      label: 'Print receipt',
      method: 'mela.counter.print_receipt',
      dependsOn: 'eval:doc.receipt',
    },
    {
      label: 'Mark cleared',
      method: 'mela.counter.mark_cleared',
      dependsOn: "eval:doc.method === 'cheque' && doc.state === 'received'",
    },
    {
      label: 'Bounce',
      method: 'mela.counter.bounce',
      dependsOn: "eval:doc.method === 'cheque' && (doc.state === 'received' || doc.state === 'cleared')",
      isFinal: true,
    },
    {
      label: 'Refund',
      method: 'mela.counter.refund_payment',
      dependsOn:
        "eval:(doc.state === 'received' || doc.state === 'cleared') && doc.amount > doc.refunded_amount",
      isFinal: true,
    },
    {
      label: 'Cancel',
      method: 'mela.counter.cancel_payment',
      dependsOn: "eval:doc.state === 'received'",
      isFinal: true,
    },
  ],
  titleField: 'payer_name',
  searchFields: ['payer_name', 'reference_number', 'reference_name'],
  sort: 'creation desc',
  keepDeleted: false,
})
