import { always, datetime, docType, int, link, longText, reading, select, text } from '#framework/doctypes'
import { gatewayNames } from '../gateways/gateway.ts'

const readOnlyField = { readOnly: true } as const

export const WebhookEvent = docType('Gateway Event', {
  fields: {
    gateway: select(gatewayNames, { required: true, inList: true, ...readOnlyField }),
    event_id: text({ label: 'Event ID', required: true, maxLength: 200, ...readOnlyField }),
    event_type: text({ required: true, inList: true, ...readOnlyField }),
    gateway_order: text({ label: 'Gateway order ID', inList: true, ...readOnlyField }),
    gateway_payment: text({ ...readOnlyField, label: 'Gateway payment ID' }),
    gateway_dispute: text({ ...readOnlyField, label: 'Gateway dispute ID' }),
    state: select(['stored', 'done', 'refused', 'ignored'], {
      label: 'Status',
      tones: { done: 'ok', refused: 'bad' },
      ...{ required: true, default: 'stored', inList: true, indexed: true, ...readOnlyField },
    }),
    payment: link('Payment', { inList: true, indexed: true, ...readOnlyField }),
    occurred_at: datetime(readOnlyField),
    received_at: datetime({ required: true, inList: true, ...readOnlyField }),
    tries: int({ label: 'Attempts', required: true, default: 0, ...readOnlyField }),
    error: longText({ maxLength: 2000, ...readOnlyField }),
    body: longText({ size: 'Long Text', maxLength: 300_000, level: 1, ...readOnlyField }),
    signature: text({ maxLength: 2000, level: 1, ...readOnlyField }),
  },
  statusField: 'state',
  access: { 'System Manager': reading(always, [0, 1]), 'School Office': reading(always) },
  uniqueTogether: [['gateway', 'event_id']],
  titleField: 'event_type',
  searchFields: ['event_id', 'gateway_order'],
  sort: 'creation desc',
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
})
