import {
  always,
  datetime,
  docType,
  int,
  json,
  link,
  money,
  phone,
  reading,
  secret,
  section,
  select,
  series,
  text,
  check,
  longText,
} from '#framework/doctypes'
import { gatewayNames } from '../gateways/gateway.ts'
import { attentionReasons, paymentTransitions, paymentStates } from './payment.states.ts'
import { paymentRules } from './database-rules.ts'
import { orderPaymentsScope } from './staff-access.ts'

/** Only the system reads what stands at this level. */
const SYSTEM_LEVEL = 9

const readOnlyField = { readOnly: true } as const
const internalField = { readOnly: true, level: SYSTEM_LEVEL } as const

/** One order at a gateway, and the money that was taken for it. Nobody writes one: what a gateway says moves it. */
export const Payment = docType('Payment', {
  naming: series('PAY-.YYYY.-.######'),
  fields: {
    state: select(paymentStates, {
      tones: {
        authorised: 'info',
        captured: 'ok',
        'part refunded': 'info',
        refunded: 'info',
        failed: 'bad',
        disputed: 'bad',
      },
      required: true,
      default: 'created',
      inList: true,
      indexed: true,
      ...readOnlyField,
    }),
    amount: money({ required: true, min: 1, inList: true, ...readOnlyField }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...readOnlyField }),
    reference_type: text({ ...readOnlyField, inList: true }),
    reference_name: text({ ...readOnlyField, inList: true, indexed: true, typeField: 'reference_type' }),
    description: text(readOnlyField),
    organisation: text({
      ...readOnlyField,
      indexed: true,
      description: 'Empty means the organisation itself',
    }),
    payer_name: text({ ...readOnlyField, inList: true }),
    payer_email: text({ ...readOnlyField, format: 'Email' }),
    payer_phone: phone(readOnlyField),
    payer: link('User', { ...readOnlyField, indexed: true }),

    at_gateway: section('At the gateway'),
    gateway: select(gatewayNames, { required: true, inList: true, ...readOnlyField }),
    gateway_order: text(readOnlyField),
    gateway_payment: text(readOnlyField),
    method: text(readOnlyField),
    error: text({
      ...readOnlyField,
      maxLength: 500,
      description: 'Why it was declined, in the gateway’s words',
    }),
    expires_at: datetime({ ...readOnlyField, indexed: true }),
    captured_at: datetime({ ...readOnlyField, inList: true }),
    fee: money({ keepsEmpty: true, min: 0, ...readOnlyField }),

    standing: section('What became of the money'),
    captured_amount: money({ required: true, default: 0, min: 0, ...readOnlyField }),
    captured_currency: text({ maxLength: 3, ...readOnlyField }),
    refunded_amount: money({ required: true, default: 0, min: 0, ...readOnlyField }),
    lost_amount: money({
      ...{ required: true, default: 0, min: 0, ...readOnlyField },
      description: 'What the payer’s bank took back for good',
    }),
    application: select(['none', 'applied', 'unapplied', 'returned'], {
      label: 'Match',
      ...{ required: true, default: 'none', indexed: true, ...readOnlyField },
      description: 'Whether what was taken found what it pays for',
    }),
    attention: select(attentionReasons, { ...readOnlyField, inList: true, indexed: true }),
    attention_note: longText({ ...readOnlyField, maxLength: 1000 }),
    is_held: check({
      tone: 'warn',
      ...readOnlyField,
      description: 'Staff decide; it does not go back by itself',
    }),
    duplicate_of: link('Payment', { ...readOnlyField, indexed: true }),

    credits: json({ ...internalField, maxLength: 20_000 }),
    checkout: json({ ...internalField, maxLength: 5_000 }),
    idempotency_key: text({ required: true, unique: true, maxLength: 200, ...internalField }),
    token_hash: text({ ...internalField }),
    sealed_token: secret(readOnlyField),
    times_returned: int({ required: true, default: 0, ...internalField }),
    dispute_entry: text({
      ...internalField,
      description: 'Of a dispute that was booked before disputes had documents',
    }),
    times_asked: int({
      ...{ required: true, default: 0 },
      ...internalField,
      description: 'How often the gateway was asked',
    }),
    answered: int({
      ...{ required: true, default: 0 },
      ...internalField,
      description: 'The last question whose answer counts',
    }),
    opens_with: text({
      ...internalField,
      description: 'The document that it was opened with, and is named after',
    }),
    is_in_progress: check({
      renamedFrom: 'is_under_way',
      ...internalField,
      description: 'An attempt is with the bank, which has not answered yet',
    }),
    opened_at: datetime({ required: true, ...internalField }),
    last_asked: datetime(internalField),
    next_ask: datetime({ ...internalField, indexed: true }),
  },
  states: { field: 'state', initial: 'created', moves: paymentTransitions },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(orderPaymentsScope),
  },
  uniqueTogether: [
    ['gateway', 'gateway_order'],
    ['gateway', 'gateway_payment'],
  ],
  actions: [
    {
      label: 'Pay back',
      method: 'mela.payments.resolve_by_refund',
      dependsOn:
        "eval:doc.application === 'unapplied' && doc.captured_amount > doc.refunded_amount + doc.lost_amount",
      isFinal: true,
      question: 'mela.payments.refund_confirmation',
    },
    {
      label: 'Keep for now',
      method: 'mela.payments.leave_unallocated',
      dependsOn: "eval:doc.application === 'unapplied' && !doc.is_held",
    },
    { label: 'Ask the gateway', method: 'mela.payments.ask_gateway', dependsOn: 'eval:doc.gateway_order' },
  ],
  searchFields: ['reference_name', 'payer_name', 'gateway_order', 'gateway_payment'],
  sort: 'creation desc',
  keepDeleted: false,
  databaseRules: paymentRules,
})
