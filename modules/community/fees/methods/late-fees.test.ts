import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bring,
  call,
  enrolled,
  feeOf,
  feeSite,
  guardianAt,
  newPhone,
  rowsOf,
  valuesOf,
  type FeeSite,
} from './sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite()
})
afterAll(() => school.site.close())

const DAY = 24 * 60 * 60
const remind = () => school.site.engine.runTask('fees.remind')

const letters = async (event: string) =>
  (
    await school.site.administrator.get('/api/resource/Outbox Message', {
      filters: { event },
      limit_page_length: '50',
    })
  ).rows

test('after the days of grace lateness costs, once, and the family is told once', async () => {
  const student = await enrolled(school, { phone: newPhone() })
  const paying = await enrolled(school, { phone: newPhone() })
  await bring(school, (await feeOf(school, paying))['name'], 500)
  await remind()
  expect(await feeOf(school, student)).toMatchObject({ late_fees: 0, amount: 1200 })
  school.clock.pass(5 * DAY)
  await remind()
  await remind()
  const late = await feeOf(school, student)
  expect(late).toMatchObject({ late_fees: 50, amount: 1250 })
  expect(rowsOf(late['instalments']).map(({ late_fee }) => late_fee)).toEqual([50, 0, 0])
  expect(await feeOf(school, paying)).toMatchObject({ late_fees: 0 })
  expect(await letters('fees.late')).toHaveLength(1)
  expect((await bring(school, late['name'], 550)).status).toBe(200)
  expect(await feeOf(school, student)).toMatchObject({ paid: 550, outstanding: 700 })
})

test('a week before its day a family is reminded of the next part, once', async () => {
  const before = (await letters('fees.due_soon')).length
  school.clock.pass(19 * DAY)
  await remind()
  await remind()
  expect((await letters('fees.due_soon')).length - before).toBe(2)
})

test('what a family is shown is what it pays, also before the morning adds what became late', async () => {
  const phone = newPhone()
  const student = await enrolled(school, { phone })
  const guardian = await guardianAt(school, phone)
  const kept = await feeOf(school, student)
  expect(kept).toMatchObject({ late_fees: 0, outstanding: 1200 })
  const shown = rowsOf(valuesOf((await call(guardian, 'fees.get_my_fees')).message)['fees'])
  expect(shown).toMatchObject([{ late_fees: 50, due_now: 550, outstanding: 1250 }])
  const list = await call(guardian, 'family.get_my_family')
  expect(JSON.stringify(list.message)).toContain('"due":550,"later":700')
  expect(await feeOf(school, student)).toMatchObject({ modified: kept['modified'], late_fees: 0 })
  const reference = { reference_type: 'Fee', reference_name: kept['name'] }
  const sheet = valuesOf((await call(guardian, 'payments.get_options', reference)).message)
  expect(sheet['due']).toMatchObject({ amount: 550 })
  const again = rowsOf(valuesOf((await call(guardian, 'fees.get_my_fees')).message)['fees'])
  expect(again).toEqual(shown)
})

test('the office waives a late fee that the family is shown, also before the morning adds it', async () => {
  const student = await enrolled(school, { phone: newPhone() })
  const { name } = await feeOf(school, student)
  const waiving = { name, amount: 50, reason: 'The bank was closed' }
  expect((await call(school.office, 'fees.waive', waiving)).message).toMatchObject({ outstanding: 1200 })
  const [first] = rowsOf((await feeOf(school, student))['instalments'])
  expect(first).toMatchObject({ label: 'First', late_fee: 50, waived: 50 })
})
