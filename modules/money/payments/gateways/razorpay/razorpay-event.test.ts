import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRazorpayEvent } from './razorpay-payloads.ts'

const webhookSecret = 'hooksecret9Qz'
const now = () => new Date('2026-11-20T12:00:00Z')
const created_at = now().getTime() / 1000 - 60

function read(event: object, headers: Record<string, string> = {}) {
  const raw = Buffer.from(JSON.stringify(event))
  const signature = createHmac('sha256', webhookSecret).update(raw).digest('hex')
  return readRazorpayEvent(raw, { 'x-razorpay-signature': signature, ...headers }, { webhookSecret, now })
}

const paid = { payment: { entity: { id: 'pay_FPoJKWQQ8lK13n', order_id: 'order_FPoIeimWki9j8A' } } }
const refund = { refund: { entity: { id: 'rfnd_FS8TWyPrCsa0OB', payment_id: 'pay_FPoJKWQQ8lK13n' } } }
const dispute = { dispute: { entity: { id: 'disp_Esz7KAitoYM7PJ', payment_id: 'pay_FPoJKWQQ8lK13n' } } }

test.each([
  ['payment.captured', paid],
  ['payment.failed', paid],
  ['order.paid', { ...paid, order: { entity: { id: 'order_FPoIeimWki9j8A' } } }],
  ['refund.processed', { ...refund, ...paid }],
  ['payment.dispute.created', { ...paid, ...dispute }],
])('%s names its order and its payment', (event, payload) => {
  expect(read({ entity: 'event', event, payload, created_at })).toMatchObject({
    type: event,
    order: 'order_FPoIeimWki9j8A',
    payment: 'pay_FPoJKWQQ8lK13n',
    occurredAt: new Date(created_at * 1000),
  })
})

test('A refund event alone names its payment, and an order event alone names its order', () => {
  expect(read({ event: 'refund.created', payload: refund, created_at })).toMatchObject({
    order: null,
    payment: 'pay_FPoJKWQQ8lK13n',
  })
  const order = { order: { entity: { id: 'order_1' } } }
  expect(read({ event: 'order.paid', payload: order, created_at })).toMatchObject({
    order: 'order_1',
    payment: null,
  })
})

test('The event ID is the service’s own, or derives from the body where none is given', () => {
  const event = { event: 'payment.captured', payload: paid, created_at }
  expect(read(event, { 'x-razorpay-event-id': 'KDXG4r5PnXVdMb' })?.id).toBe('KDXG4r5PnXVdMb')
  expect(read(event)?.id).toBe(read(event)?.id)
  expect(read(event)?.id).not.toBe(read({ ...event, created_at: created_at + 1 })?.id)
})

test.each([
  ['a month ago', created_at - 31 * 86_400],
  ['in two days', created_at + 2 * 86_400],
  ['at no time', null],
])('Refuses an event that happened %s', (_case, moment) => {
  expect(read({ event: 'payment.captured', payload: paid, created_at: moment })).toBeNull()
})
