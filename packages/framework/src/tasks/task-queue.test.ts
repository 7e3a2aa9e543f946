import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineEvent } from '#framework/events'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { task } from './index.ts'

const busyRequested = defineEvent('busy.requested', {})
const done: number[] = []
const busy = defineModule({
  name: 'busy',
  tasks: [
    task('busy.count', async ({ number }) => {
      if (number === 13) throw new Error('an unlucky one')
      done.push(Number(number))
    }),
  ],
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([busy], { isStarted: true })
})
afterAll(() => site.close())

test('A burst of tasks is processed in one run, and a failed one does not delay the others', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index)
  await site.engine.write(administrator, async (documents) => {
    for (const number of numbers) await documents.enqueue('busy.count', { number })
    await documents.emit(busyRequested, {})
  })
  const expected = numbers.filter((number) => number !== 13)
  await expect.poll(() => done.toSorted((one, other) => one - other), { timeout: 30_000 }).toEqual(expected)
})
