import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNews } from './gather-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst is told once, and what comes later is told again', () => {
  const tell = vi.fn()
  const news = gatherNews(tell, 300)
  for (let count = 0; count < 20; count += 1) {
    news.note()
    vi.advanceTimersByTime(10)
  }
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(tell).toHaveBeenCalledTimes(1)
  news.note()
  vi.advanceTimersByTime(300)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('news that never end are told all the same', () => {
  const tell = vi.fn()
  const news = gatherNews(tell, 300)
  for (let count = 0; count < 100; count += 1) {
    news.note()
    vi.advanceTimersByTime(10)
  }
  expect(tell).toHaveBeenCalledTimes(3)
})

test('after the end nothing is told', () => {
  const tell = vi.fn()
  const news = gatherNews(tell, 300)
  news.note()
  news.stop()
  vi.advanceTimersByTime(1000)
  expect(tell).not.toHaveBeenCalled()
})
