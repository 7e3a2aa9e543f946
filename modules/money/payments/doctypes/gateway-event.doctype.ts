import { always, datetime, docType, int, link, longText, reading, select, text } from '#framework/doctypes'
import { gatewayNames } from '../providers/gateway.ts'

const shown = { readOnly: true } as const

/** What a gateway sent us, to the letter: stored before it is believed, and worked off once. */
export const GatewayEvent = docType('Gateway Event', {
  fields: {
    gateway: select(gatewayNames, { required: true, inList: true, ...shown }),
    event_id: text({ required: true, maxLength: 200, ...shown }),
    event_type: text({ required: true, inList: true, ...shown }),
    gateway_order: text({ inList: true, ...shown }),
    gateway_payment: text(shown),
    gateway_dispute: text(shown),
    state: select(['stored', 'done', 'refused', 'ignored'], {
      tones: { done: 'ok', refused: 'bad' },
      ...{ required: true, default: 'stored', inList: true, indexed: true, ...shown },
    }),
    payment: link('Payment', { inList: true, indexed: true, ...shown }),
    occurred_at: datetime(shown),
    received_at: datetime({ required: true, inList: true, ...shown }),
    tries: int({ required: true, default: 0, ...shown }),
    error: longText({ maxLength: 2000, ...shown }),
    body: longText({ size: 'Long Text', maxLength: 300_000, level: 1, ...shown }),
    signature: text({ maxLength: 2000, level: 1, ...shown }),
  },
  access: { 'System Manager': reading(always, [0, 1]), 'School Office': reading(always) },
  uniqueTogether: [['gateway', 'event_id']],
  titleField: 'event_type',
  searchFields: ['event_id', 'gateway_order'],
  sort: 'creation desc',
  trackChanges: false,
})
