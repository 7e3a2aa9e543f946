import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MelaError } from '#client'
import type { PaymentState, PaymentStatus } from './pay-calls.ts'
import { delayAfter, delayAfterDecline, watchPayment, type PaymentNews } from './watch-payment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const statusOf = (state: PaymentState): PaymentStatus => ({
  ...{
    payment: 'PAY-1',
    state,
    amount: 500,
    currency: 'INR',
    captured: null,
    refunded_amount: 0,
    error: null,
  },
  ...{ is_returned: 0, is_in_progress: 0, may_come: state === 'failed' ? 1 : 0, checkout: { kind: 'none' } },
})

function watched(...answers: (PaymentState | Error)[]) {
  const received: PaymentNews[] = []
  let questions = 0
  const watch = watchPayment({
    ask: async () => {
      const answer = answers[Math.min(questions, answers.length - 1)] ?? 'created'
      questions += 1
      if (answer instanceof Error) throw answer
      return statusOf(answer)
    },
    onNews: (news) => received.push(news),
  })
  return { watch, told: received, questions: () => questions }
}

test('The payment is polled until it is decided, and no longer', async () => {
  const { told: received, questions } = watched('created', 'authorised', 'captured')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received.map((news) => news.kind === 'status' && news.status.state)).toEqual([
    'created',
    'authorised',
    'captured',
  ])
  expect(questions()).toBe(3)
})

test('A lost connection is reported, and polling continues', async () => {
  const { told: received } = watched(
    new MelaError(0, '', 'no network'),
    new MelaError(503, '', 'busy'),
    'captured',
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(received).toMatchObject([
    { kind: 'no answer', isOffline: true },
    { kind: 'no answer', isOffline: false },
    { kind: 'status' },
  ])
})

test('A payment that does not open is not polled again', async () => {
  const { told: received, questions } = watched(new MelaError(403, 'PermissionError', 'no'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toEqual([{ kind: 'refused' }])
  expect(questions()).toBe(1)
})

test('An outside event polls at once, and never twice at a time', async () => {
  const { watch, questions } = watched('created')
  watch.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(questions()).toBe(1)
  watch.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(questions()).toBe(2)
  watch.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(questions()).toBe(2)
})

test('Polling is frequent at first and every five seconds later', () => {
  expect([1, 2, 3, 4, 5, 6, 99].map(delayAfter)).toEqual([1000, 1000, 2000, 2000, 3000, 5000, 5000])
})

test('A declined payment is polled again and found when it was paid after all', async () => {
  const { told: received, questions } = watched('failed', 'failed', 'captured')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received.map((news) => news.kind === 'status' && [news.status.state, news.isAskedAgain])).toEqual([
    ['failed', true],
    ['failed', true],
    ['captured', false],
  ])
  expect(questions()).toBe(3)
})

test('Polling of a declined payment ends, and an outside event polls once more', async () => {
  const { watch, told: received, questions } = watched('failed')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(questions()).toBe(12)
  expect(received.at(-1)).toMatchObject({ isAskedAgain: false })
  watch.wake()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(questions()).toBe(13)
  const delays = [1, 2, 3, 4, 5, 6, 11].map((count) => delayAfterDecline(count) ?? 0)
  expect(delays.toSorted((one, other) => one - other)).toEqual(delays)
})
