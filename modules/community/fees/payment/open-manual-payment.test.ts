import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  call,
  enrolStudent,
  readFee,
  feeSite,
  signInGuardian,
  newPhone,
  type FeeSite,
} from '../testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite()
})
afterAll(() => school.site.close())

test('A fee links the office, but no guardian, to the manual payment with that fee chosen', async () => {
  const phone = newPhone()
  const { name } = await readFee(school, await enrolStudent(school, { phone }))
  const { status, message } = await call(school.office, 'fees.open_manual_payment', { name })
  expect(status).toBe(200)
  expect(message).toEqual({ name, url: `/desk/money/manual-payments?take=1&type=Fee&name=${String(name)}` })
  expect((await call(await signInGuardian(school, phone), 'fees.open_manual_payment', { name })).status).toBe(
    403,
  )
})
