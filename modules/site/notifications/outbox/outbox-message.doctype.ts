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
  secret,
  select,
  text,
} from '#framework/doctypes'
import { eventClasses, noticeLanguages, outsideChannels } from '../notification/channels.rules.ts'

/**
 * queued: waiting. sending: claimed by a server. failed: to be retried. sent. dead: given up, for staff. not sent: without
 * a provider, readable here.
 */
const outboxStates = ['queued', 'sending', 'sent', 'failed', 'dead', 'not sent'] as const

/** An external message. Its secrets are masked. */
export const OutboxMessage = docType('Outbox Message', {
  naming: opaque('OUT-'),
  fields: {
    channel: select(outsideChannels, { required: true, readOnly: true, inList: true }),
    recipient: text({ required: true, readOnly: true, maxLength: 300, inList: true, indexed: true }),
    subject: text({ readOnly: true, maxLength: 200, inList: true }),
    body: longText({ required: true, readOnly: true, maxLength: 10_000 }),
    card: json({ readOnly: true, maxLength: 10_000, description: 'Paragraphs of the card in the email' }),
    link: text({ readOnly: true, maxLength: 500 }),
    language: select(noticeLanguages, { readOnly: true }),
    state: select(outboxStates, {
      label: 'Status',
      tones: { queued: 'info', sending: 'info', sent: 'ok', failed: 'bad', dead: 'bad' },
      renamedChoices: { kept: 'not sent' },
      required: true,
      readOnly: true,
      default: 'queued',
      inList: true,
      indexed: true,
    }),
    event: text({ required: true, readOnly: true }),
    event_class: select(eventClasses, { label: 'Notification type', required: true, readOnly: true }),
    user: link('User', { readOnly: true }),
    notification: link('Notification', { readOnly: true }),
    template_id: text({ label: 'Template ID', readOnly: true }),
    lifetime_minutes: int({ label: 'Valid for (minutes)', readOnly: true, min: 1 }),
    attempts: int({ readOnly: true, default: 0 }),
    next_attempt: datetime({
      label: 'Next attempt at',
      readOnly: true,
      indexed: true,
      description: 'Sent at once if empty',
    }),
    claimed_at: datetime({ label: 'Sending started at', readOnly: true }),
    sent_at: datetime({ readOnly: true }),
    provider_id: text({ label: 'Provider’s message ID', readOnly: true, maxLength: 300 }),
    error: longText({ readOnly: true, maxLength: 2000 }),
    has_secrets: int({ label: 'Contains secrets', readOnly: true, hidden: true, default: 0 }),
    secret_values: secret({ readOnly: true, hidden: true, renamedFrom: 'sealed' }),
  },
  isAccessFixed: true,
  statusField: 'state',
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  titleField: 'subject',
  searchFields: ['recipient'],
  sort: 'creation desc',
  actions: [
    { label: 'Send again', method: 'mela.notifications.resend', dependsOn: "eval:doc.state != 'sending'" },
  ],
  trackChanges: false,
})
