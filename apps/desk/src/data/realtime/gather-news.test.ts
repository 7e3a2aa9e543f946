import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNews } from './realtime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst is told once, and what comes later is told again', () => {
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

test('news that never end are told all the same', () => {
  const notify = vi.fn()
  const news = gatherNews(notify, 300)
  for (let count = 0; count < 100; count += 1) {
    news.note()
    vi.advanceTimersByTime(10)
  }
  expect(notify).toHaveBeenCalledTimes(3)
})

test('after the end nothing is told', () => {
  const notify = vi.fn()
  const news = gatherNews(notify, 300)
  news.note()
  news.stop()
  vi.advanceTimersByTime(1000)
  expect(notify).not.toHaveBeenCalled()
})
