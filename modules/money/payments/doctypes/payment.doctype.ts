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
import { gatewayNames } from '../providers/gateway.ts'
import { attentions } from '../rules/attention.ts'
import { paymentRules } from '../rules/payment-rules.ts'
import { paymentMoves, paymentStates } from '../rules/payment-states.ts'
import { ofTheShop } from '../rules/staff.ts'

/** Only the system reads what stands at this level. */
const SYSTEM_LEVEL = 9

const shown = { readOnly: true } as const
const hidden = { readOnly: true, level: SYSTEM_LEVEL } as const

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
      ...shown,
    }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),
    reference_type: text({ ...shown, inList: true }),
    reference_name: text({ ...shown, inList: true, indexed: true, typeField: 'reference_type' }),
    description: text(shown),
    organisation: text({ ...shown, indexed: true, description: 'Empty means the organisation itself' }),
    payer_name: text({ ...shown, inList: true }),
    payer_email: text({ ...shown, format: 'Email' }),
    payer_phone: phone(shown),
    payer: link('User', { ...shown, indexed: true }),

    at_gateway: section('At the gateway'),
    gateway: select(gatewayNames, { required: true, inList: true, ...shown }),
    gateway_order: text(shown),
    gateway_payment: text(shown),
    method: text(shown),
    error: text({ ...shown, maxLength: 500, description: 'Why it was declined, in the gateway’s words' }),
    expires_at: datetime({ ...shown, indexed: true }),
    captured_at: datetime({ ...shown, inList: true }),
    fee: money({ keepsEmpty: true, min: 0, ...shown }),

    standing: section('What became of the money'),
    captured_amount: money({ required: true, default: 0, min: 0, ...shown }),
    captured_currency: text({ maxLength: 3, ...shown }),
    refunded_amount: money({ required: true, default: 0, min: 0, ...shown }),
    lost_amount: money({
      ...{ required: true, default: 0, min: 0, ...shown },
      description: 'What the payer’s bank took back for good',
    }),
    application: select(['none', 'applied', 'unapplied', 'returned'], {
      label: 'Match',
      ...{ required: true, default: 'none', indexed: true, ...shown },
      description: 'Whether what was taken found what it pays for',
    }),
    attention: select(attentions, { ...shown, inList: true, indexed: true }),
    attention_note: longText({ ...shown, maxLength: 1000 }),
    is_held: check({ tone: 'warn', ...shown, description: 'Staff decide; it does not go back by itself' }),
    duplicate_of: link('Payment', { ...shown, indexed: true }),

    credits: json({ ...hidden, maxLength: 20_000 }),
    checkout: json({ ...hidden, maxLength: 5_000 }),
    idempotency_key: text({ required: true, unique: true, maxLength: 200, ...hidden }),
    token_hash: text({ ...hidden }),
    sealed_token: secret(shown),
    times_returned: int({ required: true, default: 0, ...hidden }),
    dispute_entry: text({
      ...hidden,
      description: 'Of a dispute that was booked before disputes had documents',
    }),
    times_asked: int({
      ...{ required: true, default: 0 },
      ...hidden,
      description: 'How often the gateway was asked',
    }),
    answered: int({
      ...{ required: true, default: 0 },
      ...hidden,
      description: 'The last question whose answer counts',
    }),
    opens_with: text({ ...hidden, description: 'The document that it was opened with, and is named after' }),
    is_under_way: check({
      ...hidden,
      description: 'An attempt is with the bank, which has not answered yet',
    }),
    opened_at: datetime({ required: true, ...hidden }),
    last_asked: datetime(hidden),
    next_ask: datetime({ ...hidden, indexed: true }),
  },
  states: { field: 'state', initial: 'created', moves: paymentMoves },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(ofTheShop),
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
      question: 'mela.payments.refund_question',
    },
    {
      label: 'Keep for now',
      method: 'mela.payments.hold',
      dependsOn: "eval:doc.application === 'unapplied' && !doc.is_held",
    },
    { label: 'Ask the gateway', method: 'mela.payments.ask_gateway', dependsOn: 'eval:doc.gateway_order' },
  ],
  searchFields: ['reference_name', 'payer_name', 'gateway_order', 'gateway_payment'],
  sort: 'creation desc',
  keepDeleted: false,
  databaseRules: paymentRules,
})
