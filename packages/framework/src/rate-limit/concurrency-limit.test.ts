import { expect, test } from 'vitest'
import { createQueues, createConcurrencyLimit } from './concurrency-limit.ts'

/** Work that runs until it is let go, and counts how much of it runs at once. */
function slowWork() {
  let running = 0
  const work = { most: 0, done: [] as string[], finish: [] as (() => void)[] }
  const run = (name: string) => async () => {
    running += 1
    work.most = Math.max(work.most, running)
    await new Promise<void>((resolve) => work.finish.push(resolve))
    running -= 1
    work.done.push(name)
    return name
  }
  return { ...work, work, run }
}

async function finishAll(finish: (() => void)[], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    while (!finish[index]) await Promise.resolve()
    finish[index]?.()
  }
}

test('no more than so many pieces of work run at once, and each gets its turn', async () => {
  const { work, run } = slowWork()
  const limited = createConcurrencyLimit(2)
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => limited(run(name))))
  await finishAll(work.finish, 5)
  expect(await all).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([work.most, work.done]).toEqual([2, ['a', 'b', 'c', 'd', 'e']])
})

test('work that fails gives its place to the next', async () => {
  const limited = createConcurrencyLimit(1)
  const failing = limited(() => Promise.reject(new Error('torn')))
  const next = limited(async () => 'next')
  await expect(failing).rejects.toThrow('torn')
  expect(await next).toBe('next')
})

test('work of one name waits for the one before it, even for one that failed; other names do not wait', async () => {
  const inQueue = createQueues()
  const order: string[] = []
  const note = (word: string) => async () => {
    order.push(`${word} begins`)
    await Promise.resolve()
    order.push(`${word} ends`)
    if (word === 'first') throw new Error('torn')
  }
  const first = inQueue('kite', note('first'))
  const second = inQueue('kite', note('second'))
  const other = inQueue('lamp', note('other'))
  await Promise.allSettled([first, second, other])
  expect(order.indexOf('second begins')).toBeGreaterThan(order.indexOf('first ends'))
  expect(order.indexOf('other begins')).toBeLessThan(order.indexOf('first ends'))
})
