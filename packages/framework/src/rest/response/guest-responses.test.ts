import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { anyone, defineModule, method } from '#framework/modules'
import { sampleModule, testSite, type TestSite } from '#framework/testing'

const MINUTE = 60_000

const getTime = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ documents }) {
    documents.freshUntil(new Date(documents.now.getTime() + 3 * MINUTE))
    documents.freshUntil(new Date(documents.now.getTime() + 2 * MINUTE))
    return documents.now.toISOString()
  },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([sampleModule().module, defineModule({ name: 'clock', methods: { getTime } })])
})
afterAll(() => site.close())
afterEach(() => void vi.useRealTimers())

test('A cached response expires at the earliest moment at which something that it read changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-21T06:00:00Z')
  const ask = async () => (await site.guest.get('/api/method/mela.clock.get_time')).message
  const first = await ask()
  vi.setSystemTime(Date.now() + 2 * MINUTE - 1)
  expect(await ask()).toBe(first)
  vi.setSystemTime(Date.now() + 2)
  expect(await ask()).not.toBe(first)
})
