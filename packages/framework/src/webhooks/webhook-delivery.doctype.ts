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

/** One signal on its way to one program. It may arrive twice; `signal_id` tells that it is the same. */
export const WebhookDelivery = docType('Webhook Delivery', {
  naming: opaque('WHD-'),
  fields: {
    webhook: link('Webhook', { ...readOnly, required: true, inList: true }),
    signal: text({ ...readOnly, required: true, inList: true }),
    signal_id: text({ ...readOnly, required: true }),
    payload: json(readOnly),
    state: select(['queued', 'sending', 'sent', 'failed', 'dead'], {
      tones: { queued: 'info', sending: 'info', sent: 'ok', failed: 'bad', dead: 'bad' },
      ...readOnly,
      required: true,
      default: 'queued',
      inList: true,
      indexed: true,
    }),
    attempts: int({ ...readOnly, default: 0, inList: true }),
    next_attempt: datetime({ ...readOnly, description: 'Empty means at once' }),
    claimed_at: datetime(readOnly),
    status: int({ keepsEmpty: true, ...readOnly, description: 'What the other side answered last' }),
    error: longText({ ...readOnly, maxLength: 2000 }),
  },
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  uniqueTogether: [['webhook', 'signal_id']],
  titleField: 'signal',
  sort: 'creation desc',
  actions: [
    { label: 'Send again', method: 'mela.webhooks.replay', dependsOn: "eval:doc.state != 'sending'" },
  ],
  trackChanges: false,
})
