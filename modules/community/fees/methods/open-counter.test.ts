import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, enrolled, feeOf, feeSite, guardianAt, newPhone, type FeeSite } from './sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite()
})
afterAll(() => school.site.close())

test('A fee leads the office to the counter with that fee chosen, and a guardian nowhere', async () => {
  const phone = newPhone()
  const { name } = await feeOf(school, await enrolled(school, { phone }))
  const { status, message } = await call(school.office, 'fees.open_counter', { name })
  expect(status).toBe(200)
  expect(message).toEqual({ name, url: `/desk/money/counter?take=1&type=Fee&name=${String(name)}` })
  expect((await call(await guardianAt(school, phone), 'fees.open_counter', { name })).status).toBe(403)
})
