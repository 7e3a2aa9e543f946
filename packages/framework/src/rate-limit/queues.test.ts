import { expect, test } from 'vitest'
import { createQueues } from './queues.ts'

test('Calls of one name run one after another, even after a failure, and other names do not wait', async () => {
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
