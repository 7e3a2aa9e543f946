import { always, docType, link, money, opaque, reading, select, text } from '#framework/doctypes'

const kept = { readOnly: true } as const

/** Money that a made-up payment gives back. */
export const SandboxRefund = docType('Sandbox Refund', {
  naming: opaque('SBR-'),
  fields: {
    sandbox_payment: link('Sandbox Payment', { ...kept, required: true, indexed: true, inList: true }),
    reference: text({ ...kept, required: true, unique: true, inList: true }),
    amount: money({ ...kept, required: true, min: 1, inList: true }),
    state: select(['pending', 'done', 'failed'], {
      tones: { pending: 'warn', done: 'ok', failed: 'bad' },
      ...{ ...kept, required: true, default: 'pending', inList: true },
    }),
  },
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
