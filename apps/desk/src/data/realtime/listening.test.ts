import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenCalmly } from './realtime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

test('The subscription starts when the page is idle and then receives everything', () => {
  const { watch, emit, count } = source()
  const received: string[] = []
  listenCalmly(watch, (news) => received.push(news))
  expect(count()).toBe(0)
  vi.runAllTimers()
  emit('a change')
  expect(received).toEqual(['a change'])
})

test('An ended subscription receives nothing, though the connection stays open briefly', () => {
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

test('A page left before it was idle never subscribes', () => {
  const { watch, count } = source()
  listenCalmly(watch, () => undefined)()
  vi.runAllTimers()
  expect(count()).toBe(0)
})
