import { always, check, docType, link, money, opaque, reading, select, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

export const SandboxPayment = docType('Sandbox Payment', {
  naming: opaque('SBP-'),
  fields: {
    sandbox_order: link('Sandbox Order', {
      label: 'Test order',
      ...readOnlyField,
      required: true,
      indexed: true,
      inList: true,
    }),
    state: select(['created', 'authorised', 'captured', 'failed'], {
      label: 'Status',
      tones: { authorised: 'info', captured: 'ok', failed: 'bad' },
      ...{ ...readOnlyField, required: true, default: 'created', inList: true },
    }),
    amount: money({ ...readOnlyField, required: true, min: 1, inList: true }),
    currency: text({ ...readOnlyField, required: true, maxLength: 3 }),
    method: text({ label: 'Payment method', format: 'Payment method', ...readOnlyField, inList: true }),
    refunded: money({ label: 'Refunded amount', ...readOnlyField, required: true, default: 0, min: 0 }),
    error: text(readOnlyField),
    is_disputed: check({ label: 'Disputed', ...readOnlyField, tone: 'bad' }),
  },
  statusField: 'state',
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
