import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insideProcess } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testClock, testInbox, testSite, type TestSite } from '#framework/testing'
import { requestOneTimeCode } from './code-requests.ts'
import { checkCode, useCode } from './one-time-code.ts'

const inbox = testInbox()
const clock = testClock()
let site: TestSite
beforeAll(async () => {
  site = await testSite([inbox.module], { settings: { clock: clock.now } })
})
afterAll(() => site.close())

interface Model {
  now: number
  code: string | null
  expires: number
  attempts: number
  isUsed: boolean
}

type Step = 'request' | 'right' | 'wrong' | 'reuse' | 'other purpose' | 'wait' | 'expire'

const steps = fc.constantFrom<Step>('request', 'right', 'wrong', 'reuse', 'other purpose', 'wait', 'expire')

const isOpen = ({ code, now, expires, attempts, isUsed }: Model) =>
  code !== null && now < expires && attempts < 5 && !isUsed

let runs = 0

async function enters(phone: string, code: string, purpose = 'try'): Promise<boolean> {
  const context = { site: site.engine, origin: insideProcess }
  try {
    const name = await checkCode(context, { sentTo: phone, purpose, code })
    await site.engine.write(administrator, (documents) => useCode(documents, name))
    return true
  } catch {
    return false
  }
}

async function request(phone: string): Promise<string> {
  await site.engine.database.pool.query('delete from mela_limit')
  const sentTo = { field: 'phone', value: phone } as const
  await requestOneTimeCode(
    { site: site.engine, origin: insideProcess },
    { sentTo, purpose: 'try', language: null },
  )
  await site.engine.drainEvents()
  return inbox.last('code')
}

const wrongOf = (code: string | null) => (code === '000000' ? '111111' : '000000')

function pass(model: Model, seconds: number): void {
  clock.pass(seconds)
  model.now += seconds
}

async function guess(model: Model, phone: string, code: string): Promise<void> {
  const isRight = isOpen(model) && code === model.code
  expect(await enters(phone, code)).toBe(isRight)
  if (isOpen(model)) model.attempts += 1
  if (isRight) model.isUsed = true
}

async function take(step: Step, model: Model, phone: string): Promise<void> {
  await site.engine.database.pool.query('delete from mela_limit')
  if (step === 'request')
    Object.assign(model, { code: await request(phone), expires: model.now + 300, attempts: 0, isUsed: false })
  else if (step === 'wait') pass(model, 100)
  else if (step === 'expire') pass(model, 301)
  else if (step === 'other purpose') expect(await enters(phone, model.code ?? '', 'another')).toBe(false)
  else if (step === 'wrong') await guess(model, phone, wrongOf(model.code))
  else await guess(model, phone, model.code ?? '123456')
}

test('A code signs in only as its rules allow, in any sequence of requests, guesses, waits and retries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 10 }), async (actions) => {
      const phone = `+91${String(9_000_000_000 + (runs += 1))}`
      const model: Model = { now: 0, code: null, expires: 0, attempts: 0, isUsed: false }
      for (const step of actions) await take(step, model, phone)
    }),
    { numRuns: 25 },
  )
}, 60_000)
