import { expect, test } from 'vitest'
import type { Entry } from '../../../data/money/ledger.ts'
import type { GatewayEvent, Refund } from '../../../data/money/payments.ts'
import { storyOf, type PaymentHistory } from './story-card.tsx'

const payment = { name: 'PAY-1', creation: '2026-11-20 10:00:00.000000' }
const nothing: PaymentHistory = { payment, events: [], refunds: [], entries: [], receipts: [] }

const refund = (more: Partial<Refund>): Refund => ({
  ...{
    name: 'REF-1',
    payment: 'PAY-1',
    state: 'requested',
    amount: 5,
    destination: 'source',
    reason: 'Asked for',
  },
  ...{ gateway_refund: null, done_at: null, error: null, creation: '2026-11-20 12:00:00.000000' },
  ...more,
})

const entry = (kind: Entry['kind'], creation: string): Entry => ({
  ...{ name: `E ${kind}`, kind, posting_date: '2026-11-20', total: 5, memo: null },
  ...{ source_type: 'Payment', source_name: 'PAY-1', reverses: null, creation },
})

const event = (state: GatewayEvent['state'], received_at: string): GatewayEvent => ({
  ...{ name: `EV ${state}`, payment: 'PAY-1', gateway: 'Sandbox', event_type: 'order.paid', state },
  ...{ received_at, error: state === 'refused' ? 'Another amount' : null },
})

test('The newest entry comes first and the beginning last', () => {
  const story = storyOf({
    ...nothing,
    events: [event('done', '2026-11-20 10:01:00.000000')],
    entries: [entry('capture', '2026-11-20 10:02:00.000000')],
  })
  expect(story.map(({ is }) => is)).toEqual(['entry', 'event', 'created'])
})

test('The consequence is listed above its cause at the same time', () => {
  const at = '2026-11-20 10:00:00.000000'
  const story = storyOf({ ...nothing, entries: [entry('capture', at)], events: [event('done', at)] })
  expect(story.map(({ is }) => is)).toEqual(['entry', 'event', 'created'])
})

test('A refund is listed when it is requested and again when it has ended', () => {
  const open = storyOf({ ...nothing, refunds: [refund({})] })
  expect(open.map(({ is }) => is)).toEqual(['refund', 'created'])
  const done = storyOf({
    ...nothing,
    refunds: [refund({ state: 'done', done_at: '2026-11-21 09:00:00.000000' })],
  })
  expect(done.map(({ is, tone }) => [is, tone])).toEqual([
    ['refund end', 'ok'],
    ['refund', 'plain'],
    ['created', 'plain'],
  ])
})

test('A refund never ends before it began, though its end has whole seconds only', () => {
  const quick = refund({
    state: 'done',
    creation: '2026-11-20 12:00:00.300000',
    done_at: '2026-11-20 12:00:00',
  })
  expect(storyOf({ ...nothing, refunds: [quick] }).map(({ is }) => is)).toEqual([
    'refund end',
    'refund',
    'created',
  ])
})

test('A credit is listed once', () => {
  const story = storyOf({ ...nothing, refunds: [refund({ destination: 'credit', state: 'done' })] })
  expect(story.map(({ is }) => is)).toEqual(['refund', 'created'])
})

test('An event that could not be used is marked', () => {
  const story = storyOf({ ...nothing, events: [event('refused', '2026-11-20 10:01:00.000000')] })
  expect(story[0]?.tone).toBe('bad')
})
