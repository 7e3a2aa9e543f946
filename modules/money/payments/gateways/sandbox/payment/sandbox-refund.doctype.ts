import { always, docType, link, money, opaque, reading, select, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

export const SandboxRefund = docType('Sandbox Refund', {
  naming: opaque('SBR-'),
  fields: {
    sandbox_payment: link('Sandbox Payment', {
      label: 'Test payment',
      ...readOnlyField,
      required: true,
      indexed: true,
      inList: true,
    }),
    reference: text({ ...readOnlyField, required: true, unique: true, inList: true }),
    amount: money({ ...readOnlyField, required: true, min: 1, inList: true }),
    state: select(['pending', 'done', 'failed'], {
      label: 'Status',
      tones: { pending: 'warn', done: 'ok', failed: 'bad' },
      ...{ ...readOnlyField, required: true, default: 'pending', inList: true },
    }),
  },
  statusField: 'state',
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
