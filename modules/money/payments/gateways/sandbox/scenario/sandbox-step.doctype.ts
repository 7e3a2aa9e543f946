import { always, datetime, docType, int, json, opaque, reading, select, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

const sandboxActions = ['capture', 'dispute', 'settle', 'send'] as const

/**
 * A planned step of the sandbox: capture, dispute, refund settlement or event. Stored in the database, so that it
 * survives a restart.
 */
export const SandboxStep = docType('Sandbox Step', {
  naming: opaque('SBS-'),
  fields: {
    action: select(sandboxActions, { ...readOnlyField, required: true, inList: true }),
    state: select(['waiting', 'sending', 'done', 'given up'], {
      label: 'Status',
      ...{ ...readOnlyField, required: true, default: 'waiting', inList: true, indexed: true },
    }),
    due: datetime({ label: 'Due at', ...readOnlyField, required: true, inList: true }),
    about: text({ label: 'Subject', ...readOnlyField, description: 'Payment or refund number' }),
    event: json({ ...readOnlyField, description: 'Event as sent and signed' }),
    tries: int({ label: 'Attempts', ...readOnlyField, default: 0 }),
    claimed_at: datetime(readOnlyField),
    answer: text({ ...readOnlyField, maxLength: 300, description: 'Last response from the server' }),
  },
  statusField: 'state',
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
