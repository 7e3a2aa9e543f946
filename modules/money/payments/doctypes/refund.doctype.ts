import {
  always,
  datetime,
  docType,
  json,
  link,
  longText,
  money,
  reading,
  select,
  series,
  text,
  through,
  type Move,
} from '#framework/doctypes'
import { gatewayNames } from '../providers/gateway.ts'
import { refundRules } from '../rules/payment-rules.ts'
import { ofTheShop } from '../rules/staff.ts'

const refundStates = ['requested', 'sent', 'done', 'failed'] as const

type RefundState = (typeof refundStates)[number]

function step(action: string, from: RefundState, to: RefundState): Move {
  return { action, from, to, roles: ['Administrator'] }
}

/** A bank may give back a refund that had been reported as done. */
const refundMoves: readonly Move[] = [
  step('Send', 'requested', 'sent'),
  step('Finish', 'requested', 'done'),
  step('Finish', 'sent', 'done'),
  step('Fail', 'requested', 'failed'),
  step('Fail', 'sent', 'failed'),
  step('Fail', 'done', 'failed'),
]

const shown = { readOnly: true } as const
const hidden = { readOnly: true, level: 9 } as const

/** Money of a payment that goes back. It refers to a payment by its type: a refund of a refund cannot be said. */
export const Refund = docType('Refund', {
  naming: series('REF-.YYYY.-.######'),
  fields: {
    payment: link('Payment', { required: true, indexed: true, inList: true, ...shown }),
    state: select(refundStates, {
      tones: { requested: 'warn', sent: 'info', done: 'ok', failed: 'bad' },
      required: true,
      default: 'requested',
      inList: true,
      indexed: true,
      ...shown,
    }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    destination: select(['source', 'credit', 'by hand'], {
      required: true,
      default: 'source',
      inList: true,
      ...shown,
    }),
    reason: longText({ required: true, maxLength: 500, ...shown }),
    gateway: select(gatewayNames, { required: true, ...shown }),
    gateway_refund: text(shown),
    sent_at: datetime(shown),
    done_at: datetime(shown),
    error: text({ ...shown, maxLength: 500 }),
    entry: text({ ...shown, description: 'The ledger entry that decided it' }),
    paid_entry: text({ ...shown, description: 'The ledger entry with which the money left' }),
    idempotency_key: text({ required: true, unique: true, maxLength: 200, ...hidden }),
    debits: json({ ...hidden, maxLength: 20_000 }),
    requested_at: datetime({ ...hidden, indexed: true }),
  },
  states: { field: 'state', initial: 'requested', moves: refundMoves },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(through('payment', 'Payment', ofTheShop)),
  },
  uniqueTogether: [['gateway', 'gateway_refund']],
  searchFields: ['payment', 'gateway_refund'],
  sort: 'creation desc',
  keepDeleted: false,
  databaseRules: refundRules,
})
