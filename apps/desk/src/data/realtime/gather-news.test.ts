import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNews } from './realtime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A burst of events is reported once, and later events are reported again', () => {
  const notify = vi.fn()
  const news = gatherNews(notify, 300)
  for (let count = 0; count < 20; count += 1) {
    news.note()
    vi.advanceTimersByTime(10)
  }
  expect(notify).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(notify).toHaveBeenCalledTimes(1)
  news.note()
  vi.advanceTimersByTime(300)
  expect(notify).toHaveBeenCalledTimes(2)
})

test('An endless stream of events is still reported', () => {
  const notify = vi.fn()
  const news = gatherNews(notify, 300)
  for (let count = 0; count < 100; count += 1) {
    news.note()
    vi.advanceTimersByTime(10)
  }
  expect(notify).toHaveBeenCalledTimes(3)
})

test('Nothing is reported after the end', () => {
  const notify = vi.fn()
  const news = gatherNews(notify, 300)
  news.note()
  news.stop()
  vi.advanceTimersByTime(1000)
  expect(notify).not.toHaveBeenCalled()
})
