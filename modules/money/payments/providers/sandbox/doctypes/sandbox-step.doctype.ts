import { always, datetime, docType, int, json, opaque, reading, select, text } from '#framework/doctypes'

const kept = { readOnly: true } as const

export const sandboxActions = ['capture', 'dispute', 'settle', 'send'] as const

/**
 * What the made-up service will do by itself: capture or dispute a payment, settle a refund, or send an event. It stands in
 * the database, so a restart forgets none.
 */
export const SandboxStep = docType('Sandbox Step', {
  naming: opaque('SBS-'),
  fields: {
    action: select(sandboxActions, { ...kept, required: true, inList: true }),
    state: select(['waiting', 'sending', 'done', 'given up'], {
      ...{ ...kept, required: true, default: 'waiting', inList: true, indexed: true },
    }),
    due: datetime({ ...kept, required: true, inList: true }),
    about: text({ ...kept, description: 'Name of the payment or of the refund' }),
    event: json({ ...kept, description: 'What is sent, as it is signed' }),
    tries: int({ ...kept, default: 0 }),
    claimed_at: datetime(kept),
    answer: text({ ...kept, maxLength: 300, description: 'What the house answered last' }),
  },
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
