import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenCalmly } from './realtime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A source of news that says how many listen. */
function source() {
  const listeners = new Set<(news: string) => void>()
  const watch = (listener: (news: string) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const emit = (news: string) => {
    for (const listener of listeners) listener(news)
  }
  return { watch, emit, count: () => listeners.size }
}

test('nobody listens before the page has time, and then everything is heard', () => {
  const { watch, emit, count } = source()
  const received: string[] = []
  listenCalmly(watch, (news) => received.push(news))
  expect(count()).toBe(0)
  vi.runAllTimers()
  emit('a change')
  expect(received).toEqual(['a change'])
})

test('after the end nothing is heard, though the line stays for a moment', () => {
  const { watch, emit, count } = source()
  const received: string[] = []
  const end = listenCalmly(watch, (news) => received.push(news))
  vi.runAllTimers()
  end()
  emit('a change')
  expect(received).toEqual([])
  expect(count()).toBe(1)
  vi.runAllTimers()
  expect(count()).toBe(0)
})

test('who leaves before the page had time never listened', () => {
  const { watch, count } = source()
  listenCalmly(watch, () => undefined)()
  vi.runAllTimers()
  expect(count()).toBe(0)
})
