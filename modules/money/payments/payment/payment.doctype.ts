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

const SYSTEM_LEVEL = 9

const readOnlyField = { readOnly: true } as const
const internalField = { readOnly: true, level: SYSTEM_LEVEL } as const

export const Payment = docType('Payment', {
  naming: series('PAY-.YYYY.-.######'),
  fields: {
    state: select(paymentStates, {
      label: 'Status',
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
    reference_type: text({ label: 'Document type', format: 'DocType', ...readOnlyField, inList: true }),
    reference_name: text({
      label: 'Document',
      ...readOnlyField,
      inList: true,
      indexed: true,
      typeField: 'reference_type',
    }),
    description: text(readOnlyField),
    organisation: text({
      ...readOnlyField,
      indexed: true,
      description: 'Leave empty for the organisation itself',
    }),
    payer_name: text({ ...readOnlyField, inList: true }),
    payer_email: text({ ...readOnlyField, format: 'Email' }),
    payer_phone: phone(readOnlyField),
    payer: link('User', { ...readOnlyField, indexed: true }),

    at_gateway: section('Gateway details'),
    gateway: select(gatewayNames, { required: true, inList: true, ...readOnlyField }),
    gateway_order: text({ ...readOnlyField, label: 'Gateway order ID' }),
    gateway_payment: text({ ...readOnlyField, label: 'Gateway payment ID' }),
    method: text({ ...readOnlyField, label: 'Payment method', format: 'Payment method' }),
    gift_card: text({ ...readOnlyField, indexed: true }),
    error: text({
      ...readOnlyField,
      maxLength: 500,
      description: 'Reason for the decline, from the gateway',
    }),
    expires_at: datetime({ ...readOnlyField, indexed: true }),
    captured_at: datetime({ ...readOnlyField, inList: true }),
    fee: money({ label: 'Gateway fee', isNullable: true, min: 0, ...readOnlyField }),

    status_section: section('Payment status'),
    captured_amount: money({ required: true, default: 0, min: 0, ...readOnlyField }),
    captured_currency: text({ maxLength: 3, ...readOnlyField }),
    refunded_amount: money({ required: true, default: 0, min: 0, ...readOnlyField }),
    lost_amount: money({
      ...{ required: true, default: 0, min: 0, ...readOnlyField },
      description: 'Amount lost in disputes',
    }),
    allocation: select(['none', 'allocated', 'unallocated', 'refunded'], {
      renamedFrom: 'application',
      renamedChoices: { applied: 'allocated', unapplied: 'unallocated', returned: 'refunded' },
      ...{ required: true, default: 'none', indexed: true, ...readOnlyField },
      description: 'Whether the payment is allocated to a document',
    }),
    attention: select(attentionReasons, {
      renamedChoices: { 'paid back twice': 'refunded twice' },
      label: 'Needs attention',
      ...readOnlyField,
      inList: true,
      indexed: true,
    }),
    attention_note: longText({ ...readOnlyField, maxLength: 1000 }),
    is_held: check({
      label: 'On hold',
      tone: 'warn',
      ...readOnlyField,
      description: 'On hold until staff decide; not refunded automatically',
    }),
    duplicate_of: link('Payment', { ...readOnlyField, indexed: true }),

    credits: json({ label: 'Credited accounts', ...internalField, maxLength: 20_000 }),
    checkout: json({ ...internalField, maxLength: 5_000 }),
    // A column instead of an `idempotent` method, because gateway calls run between transactions, and the key encrypts the
    // token.
    idempotency_key: text({ required: true, unique: true, maxLength: 200, ...internalField }),
    token_hash: text({ ...internalField }),
    encrypted_token: secret({ ...readOnlyField, renamedFrom: 'sealed_token' }),
    times_returned: int({ label: 'Return count', required: true, default: 0, ...internalField }),
    dispute_entry: text({
      ...internalField,
      description: 'Entry of a dispute recorded before dispute documents existed',
    }),
    query_count: int({
      renamedFrom: 'times_asked',
      label: 'Status checks',
      ...{ required: true, default: 0 },
      ...internalField,
      description: 'Number of status checks with the gateway',
    }),
    applied_query: int({
      renamedFrom: 'answered',
      label: 'Last accepted reply',
      ...{ required: true, default: 0 },
      ...internalField,
      description: 'Last status check with an accepted reply',
    }),
    opens_with: text({
      label: 'Started with',
      ...internalField,
      description: 'Document for which the payment was started',
    }),
    is_in_progress: check({
      renamedFrom: 'is_under_way',
      label: 'In progress at the bank',
      ...internalField,
      description: 'The bank is still processing an attempt',
    }),
    opened_at: datetime({ label: 'Started at', required: true, ...internalField }),
    last_queried_at: datetime({ renamedFrom: 'last_asked', ...internalField, label: 'Last checked at' }),
    next_query_at: datetime({
      renamedFrom: 'next_ask',
      label: 'Next check at',
      ...internalField,
      indexed: true,
    }),
  },
  states: { field: 'state', initial: 'created', transitions: paymentTransitions },
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
      label: 'Issue refund',
      method: 'mela.payments.resolve_by_refund',
      dependsOn:
        "eval:doc.allocation === 'unallocated' && doc.captured_amount > doc.refunded_amount + doc.lost_amount",
      isFinal: true,
      confirmation: 'mela.payments.refund_confirmation',
    },
    {
      label: 'Put on hold',
      method: 'mela.payments.leave_unallocated',
      dependsOn: "eval:doc.allocation === 'unallocated' && !doc.is_held",
    },
    {
      label: 'Check with the gateway',
      method: 'mela.payments.ask_gateway',
      dependsOn: 'eval:doc.gateway_order',
    },
  ],
  searchFields: ['reference_name', 'payer_name', 'gateway_order', 'gateway_payment'],
  sort: 'creation desc',
  // Query timestamps and the form of a key are no change of the payment.
  bulkWrites: {
    skips: ['hooks', 'versions', 'events', 'modified'],
    onFields: ['last_queried_at', 'query_count', 'idempotency_key'],
  },
  retainDeleted: false,
  databaseRules: paymentRules,
})
