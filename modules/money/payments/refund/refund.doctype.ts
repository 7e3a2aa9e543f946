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
  type Transition,
} from '#framework/doctypes'
import { gatewayNames } from '../gateways/gateway.ts'
import { refundRules } from '../payment/database-rules.ts'
import { orderPaymentsScope } from '../payment/staff-access.ts'

const refundStates = ['requested', 'sent', 'done', 'failed'] as const

type RefundState = (typeof refundStates)[number]

function transition(action: string, from: RefundState, to: RefundState): Transition {
  return { action, from, to, roles: ['Administrator'] }
}

/** A bank may return a refund that was reported as done. */
const refundTransitions: readonly Transition[] = [
  transition('Send', 'requested', 'sent'),
  transition('Finish', 'requested', 'done'),
  transition('Finish', 'sent', 'done'),
  transition('Fail', 'requested', 'failed'),
  transition('Fail', 'sent', 'failed'),
  transition('Fail', 'done', 'failed'),
]

const readOnlyField = { readOnly: true } as const
const internalField = { readOnly: true, level: 9 } as const

/** A refund. Its link to a payment by type excludes a refund of a refund. */
export const Refund = docType('Refund', {
  naming: series('REF-.YYYY.-.######'),
  fields: {
    payment: link('Payment', { required: true, indexed: true, inList: true, ...readOnlyField }),
    state: select(refundStates, {
      label: 'Status',
      tones: { requested: 'warn', sent: 'info', done: 'ok', failed: 'bad' },
      required: true,
      default: 'requested',
      inList: true,
      indexed: true,
      ...readOnlyField,
    }),
    amount: money({ required: true, min: 1, inList: true, ...readOnlyField }),
    destination: select(['source', 'credit', 'by hand'], {
      label: 'Refund to',
      required: true,
      default: 'source',
      inList: true,
      ...readOnlyField,
    }),
    reason: longText({ required: true, maxLength: 500, ...readOnlyField }),
    gateway: select(gatewayNames, { required: true, ...readOnlyField }),
    gateway_refund: text({ ...readOnlyField, label: 'Gateway refund ID' }),
    sent_at: datetime(readOnlyField),
    done_at: datetime({ ...readOnlyField, label: 'Completed at' }),
    error: text({ ...readOnlyField, maxLength: 500 }),
    entry: text({ ...readOnlyField, description: 'Journal entry of the decision' }),
    paid_entry: text({ label: 'Payout entry', ...readOnlyField, description: 'Journal entry of the payout' }),
    // Purpose of an automatic refund; calls by users use the framework's keys.
    idempotency_key: text({ unique: true, maxLength: 200, ...internalField }),
    debits: json({ label: 'Debited accounts', ...internalField, maxLength: 20_000 }),
    requested_at: datetime({ ...internalField, indexed: true }),
  },
  states: { field: 'state', initial: 'requested', transitions: refundTransitions },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(through('payment', 'Payment', orderPaymentsScope)),
  },
  uniqueTogether: [['gateway', 'gateway_refund']],
  searchFields: ['payment', 'gateway_refund'],
  sort: 'creation desc',
  retainDeleted: false,
  databaseRules: refundRules,
})
