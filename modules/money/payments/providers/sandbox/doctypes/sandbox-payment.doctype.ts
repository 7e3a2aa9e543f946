import { always, check, docType, link, money, opaque, reading, select, text } from '#framework/doctypes'

const kept = { readOnly: true } as const

/** One try to pay a made-up order. */
export const SandboxPayment = docType('Sandbox Payment', {
  naming: opaque('SBP-'),
  fields: {
    sandbox_order: link('Sandbox Order', { ...kept, required: true, indexed: true, inList: true }),
    state: select(['created', 'authorised', 'captured', 'failed'], {
      tones: { authorised: 'info', captured: 'ok', failed: 'bad' },
      ...{ ...kept, required: true, default: 'created', inList: true },
    }),
    amount: money({ ...kept, required: true, min: 1, inList: true }),
    currency: text({ ...kept, required: true, maxLength: 3 }),
    method: text({ ...kept, inList: true }),
    refunded: money({ ...kept, required: true, default: 0, min: 0 }),
    error: text(kept),
    is_disputed: check({ ...kept, tone: 'bad' }),
  },
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
