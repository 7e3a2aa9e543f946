import { always, datetime, docType, int, json, opaque, reading, select, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

const sandboxActions = ['capture', 'dispute', 'settle', 'send'] as const

/**
 * What the made-up service will do by itself: capture or dispute a payment, settle a refund, or send an event. It stands in
 * the database, so a restart forgets none.
 */
export const SandboxStep = docType('Sandbox Step', {
  naming: opaque('SBS-'),
  fields: {
    action: select(sandboxActions, { ...readOnlyField, required: true, inList: true }),
    state: select(['waiting', 'sending', 'done', 'given up'], {
      ...{ ...readOnlyField, required: true, default: 'waiting', inList: true, indexed: true },
    }),
    due: datetime({ label: 'Due at', ...readOnlyField, required: true, inList: true }),
    about: text({ label: 'Subject', ...readOnlyField, description: 'Payment or refund number' }),
    event: json({ ...readOnlyField, description: 'Event as sent and signed' }),
    tries: int({ label: 'Attempts', ...readOnlyField, default: 0 }),
    claimed_at: datetime(readOnlyField),
    answer: text({ ...readOnlyField, maxLength: 300, description: 'Last response from the server' }),
  },
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
