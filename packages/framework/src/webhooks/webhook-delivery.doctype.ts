import {
  always,
  datetime,
  docType,
  grant,
  int,
  json,
  link,
  longText,
  opaque,
  select,
  text,
} from '#framework/doctypes'

const readOnly = { readOnly: true } as const

/** A delivery of one event to one webhook. It may arrive twice; `event_id` identifies repeats. */
export const WebhookDelivery = docType('Webhook Delivery', {
  naming: opaque('WHD-'),
  fields: {
    webhook: link('Webhook', { ...readOnly, required: true, inList: true }),
    event: text({ renamedFrom: 'signal', ...readOnly, required: true, inList: true }),
    event_id: text({ renamedFrom: 'signal_id', label: 'Event ID', ...readOnly, required: true }),
    payload: json(readOnly),
    state: select(['queued', 'sending', 'sent', 'failed', 'dead'], {
      label: 'Status',
      tones: { queued: 'info', sending: 'info', sent: 'ok', failed: 'bad', dead: 'bad' },
      ...readOnly,
      required: true,
      default: 'queued',
      inList: true,
      indexed: true,
    }),
    attempts: int({ ...readOnly, default: 0, inList: true }),
    next_attempt: datetime({ label: 'Next attempt at', ...readOnly, description: 'Sent at once if empty' }),
    claimed_at: datetime({ ...readOnly, label: 'Sending started at' }),
    status: int({
      label: 'Response status',
      isNullable: true,
      ...readOnly,
      description: 'Last response of the receiver',
    }),
    error: longText({ ...readOnly, maxLength: 2000 }),
  },
  statusField: 'state',
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  uniqueTogether: [['webhook', 'event_id']],
  titleField: 'event',
  sort: 'creation desc',
  actions: [
    { label: 'Send again', method: 'mela.webhooks.replay', dependsOn: "eval:doc.state != 'sending'" },
  ],
  trackChanges: false,
})
