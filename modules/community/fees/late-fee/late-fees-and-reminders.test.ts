import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  payAtOffice,
  call,
  enrolStudent,
  readFee,
  feeSite,
  signInGuardian,
  newPhone,
  rowsOf,
  valuesOf,
  type FeeSite,
} from '../testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite()
})
afterAll(() => school.site.close())

const DAY = 24 * 60 * 60
const remind = () => school.site.engine.runTask('fees.remind')

const listNotifications = async (event: string) =>
  (
    await school.site.administrator.get('/api/resource/Outbox Message', {
      filters: { event },
      limit_page_length: '50',
    })
  ).rows

test('Adds a late fee once after the grace days and notifies the family once', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const paying = await enrolStudent(school, { phone: newPhone() })
  await payAtOffice(school, (await readFee(school, paying))['name'], 500)
  await remind()
  expect(await readFee(school, student)).toMatchObject({ late_fees: 0, amount: 1200 })
  school.clock.pass(5 * DAY)
  await remind()
  await remind()
  const late = await readFee(school, student)
  expect(late).toMatchObject({ late_fees: 50, amount: 1250 })
  expect(rowsOf(late['instalments']).map(({ late_fee }) => late_fee)).toEqual([50, 0, 0])
  expect(await readFee(school, paying)).toMatchObject({ late_fees: 0 })
  expect(await listNotifications('fees.late')).toHaveLength(1)
  expect((await payAtOffice(school, late['name'], 550)).status).toBe(200)
  expect(await readFee(school, student)).toMatchObject({ paid: 550, outstanding: 700 })
})

test('Reminds a family once, a week before the next instalment is due', async () => {
  const before = (await listNotifications('fees.due_soon')).length
  school.clock.pass(19 * DAY)
  await remind()
  await remind()
  expect((await listNotifications('fees.due_soon')).length - before).toBe(2)
})

test('The shown amount is the amount paid, also before the morning run adds late fees', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const guardian = await signInGuardian(school, phone)
  const storedFee = await readFee(school, student)
  expect(storedFee).toMatchObject({ late_fees: 0, outstanding: 1200 })
  const shown = rowsOf(valuesOf((await call(guardian, 'fees.get_my_fees')).message)['fees'])
  expect(shown).toMatchObject([{ late_fees: 50, due_now: 550, outstanding: 1250 }])
  const list = await call(guardian, 'family.get_my_family')
  expect(JSON.stringify(list.message)).toContain('"due":550,"later":700')
  expect(await readFee(school, student)).toMatchObject({ modified: storedFee['modified'], late_fees: 0 })
  const reference = { reference_type: 'Fee', reference_name: storedFee['name'] }
  const sheet = valuesOf((await call(guardian, 'payments.get_options', reference)).message)
  expect(sheet['due']).toMatchObject({ amount: 550 })
  const again = rowsOf(valuesOf((await call(guardian, 'fees.get_my_fees')).message)['fees'])
  expect(again).toEqual(shown)
})

test('A guardian reads in their language what they pay for', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const guardian = await signInGuardian(school, phone)
  const { name } = await readFee(school, student)
  const reference = { reference_type: 'Fee', reference_name: name }
  const read = async (language: string) => {
    const { message } = await guardian.post(
      `/api/method/mela.payments.get_options?_lang=${language}`,
      reference,
    )
    return valuesOf(valuesOf(message)['due'])['description']
  }
  expect(await read('en')).toMatch(/^School fees .* \(FEE-/)
  expect(await read('hi')).toMatch(/^स्कूल की फ़ीस .* \(FEE-/)
})

test('The office waives a shown late fee, also before the morning run adds it', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  const waiving = { name, amount: 50, reason: 'The bank was closed' }
  expect((await call(school.office, 'fees.waive', waiving)).message).toMatchObject({ outstanding: 1200 })
  const [first] = rowsOf((await readFee(school, student))['instalments'])
  expect(first).toMatchObject({ label: 'First', late_fee: 50, waived: 50 })
})
