import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenCalmly } from './listening.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A source of news that says how many listen. */
function source() {
  const listeners = new Set<(news: string) => void>()
  const watch = (listener: (news: string) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const say = (news: string) => {
    for (const listener of listeners) listener(news)
  }
  return { watch, say, count: () => listeners.size }
}

test('nobody listens before the page has time, and then everything is heard', () => {
  const { watch, say, count } = source()
  const heard: string[] = []
  listenCalmly(watch, (news) => heard.push(news))
  expect(count()).toBe(0)
  vi.runAllTimers()
  say('a change')
  expect(heard).toEqual(['a change'])
})

test('after the end nothing is heard, though the line stays for a moment', () => {
  const { watch, say, count } = source()
  const heard: string[] = []
  const end = listenCalmly(watch, (news) => heard.push(news))
  vi.runAllTimers()
  end()
  say('a change')
  expect(heard).toEqual([])
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
