import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guardian } from '#community/family'
import { contributions } from '#community/contributions'
import { fontStep } from '#design/fonts/build-fonts.ts'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { wallet } from '#money/wallet'
import { website, WebsiteSettings } from '#site/website'
import {
  call,
  enrolStudent,
  feeSite,
  newPhone,
  payAtOffice,
  payOnline,
  readFee,
  rowsOf,
  signInGuardian,
  valuesOf,
  YEAR,
  type FeeSite,
  type Values,
} from '../testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  school = await feeSite({ more: [website, wallet, contributions] })
  await school.site.engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 1 })
  })
})
afterAll(() => school.site.close())

async function household(children = 1) {
  const phone = newPhone()
  const students: string[] = []
  for (let child = 0; child < children; child += 1) students.push(await enrolStudent(school, { phone }))
  const guardian = await signInGuardian(school, phone)
  const fees: string[] = []
  for (const student of students) fees.push(String((await readFee(school, student))['name']))
  const [fee = '', student = ''] = [fees[0], students[0]]
  return { phone, students, student, guardian, fees, fee }
}

const DOWNLOAD = '/api/method/mela.family.download_statement'

const ask = (client: TestClient, args: object = {}) => call(client, 'family.get_statement', args)

const statementOf = async (client: TestClient, args: object = {}) =>
  valuesOf((await ask(client, args)).message)

const linesOf = (statement: Values, kind: string) =>
  rowsOf(statement['lines']).filter((line) => line['kind'] === kind)

const sumsOf = (statement: Values, kind: string) =>
  rowsOf(statement['sums']).find((sums) => sums['kind'] === kind)

test('A guardian reads each child’s instalments, a part payment and a refund, and what is left to pay', async () => {
  const { guardian, fee, student } = await household()
  const payment = await payOnline(school, guardian, fee)
  const refunded = await call(school.office, 'payments.refund', {
    ...{ payment, amount: 120.35, destination: 'source', reason: 'Charged too much' },
    idempotency_key: `key-of-a-refund-of-${payment}`,
  })
  expect(refunded.status).toBe(200)
  const statement = await statementOf(guardian)
  expect(statement).toMatchObject({ may_pay: 1, is_shared: 0, currency: 'INR' })
  expect(linesOf(statement, 'fees').map(({ label, amount }) => [label, amount])).toEqual([
    ['Fee due: First', 500],
    ['Payment', -500],
    ['Refund', 120.35],
    ['Fee due: Second', 400],
    ['Fee due: Third', 300],
  ])
  expect(linesOf(statement, 'fees')[0]).toMatchObject({
    ...{ title: `School fees ${YEAR}, Class 1`, student, reference_type: 'Fee', reference_name: fee },
    person: expect.stringMatching(/^Child/),
  })
  const { outstanding } = await readFee(school, student)
  expect(sumsOf(statement, 'fees')).toMatchObject({
    charged: 1200,
    paid: 500,
    refunded: 120.35,
    net: outstanding,
  })
  expect(statement['total']).toEqual({ charged: 1200, paid: 500, refunded: 120.35, net: 820.35 })
})

test('A payment at the office counts, and no longer counts when it is cancelled', async () => {
  const { guardian, fee } = await household()
  const received = valuesOf((await payAtOffice(school, fee, 250)).message)
  expect(sumsOf(await statementOf(guardian), 'fees')).toMatchObject({ paid: 250, net: 950 })
  const name = String(received['name'] ?? received['payment'])
  const cancelled = await call(school.office, 'manual_payments.cancel_payment', {
    ...{ name, reason: 'Wrong child' },
    idempotency_key: `key-of-cancelling-${name}`,
  })
  expect(cancelled.status).toBe(200)
  expect(sumsOf(await statementOf(guardian), 'fees')).toMatchObject({ paid: 0, refunded: 0, net: 1200 })
})

test('Families never see each other’s lines', async () => {
  const [one, other] = [await household(), await household()]
  await payOnline(school, one.guardian, one.fee)
  const { families } = await statementOf(other.guardian)
  const [{ name: family } = {}] = rowsOf(families)
  expect(rowsOf(families)).toHaveLength(1)
  const lines = rowsOf((await statementOf(other.guardian))['lines'])
  expect(new Set(lines.map(({ reference_name }) => reference_name))).toEqual(new Set([other.fee]))
  const refused = await ask(one.guardian, { family })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'family.not_your_family' }])
  expect((await ask(one.guardian, { family: 'FAM-99999' })).body).toMatchObject({
    code: 'family.not_your_family',
  })
  const download = await one.guardian.get(DOWNLOAD, { family })
  expect(download.status).toBe(403)
})

test('Nobody but a guardian who may view the children reads a statement', async () => {
  const { guardian } = await household()
  expect((await ask(school.site.guest)).status).toBe(403)
  expect((await ask(await school.site.userWith())).status).toBe(403)
  expect((await ask(school.office)).status).toBe(403)
  await saveGuardian(guardian.user, { may_view: 0 })
  expect((await ask(guardian)).status).toBe(403)
})

async function saveGuardian(user: string, values: object): Promise<void> {
  await school.site.engine.write(administrator, async (documents) => {
    const [found] = await documents.find(Guardian, { where: { user }, limit: 1 })
    if (found) await documents.save(Guardian, found.name, values)
  })
}

async function joinFamilyOf(user: string, values: object): Promise<TestClient> {
  const phone = newPhone()
  await school.site.engine.write(administrator, async (documents) => {
    const [first] = await documents.find(Guardian, { where: { user }, limit: 1 })
    if (first)
      await documents.insert(Guardian, {
        family: first.family,
        full_name: 'Second',
        phone,
        may_view: 1,
        ...values,
      })
  })
  return signInGuardian(school, phone)
}

async function giveCredit(customer: string, amount: number): Promise<void> {
  const values = { customer, amount, reason: 'The bus was late' }
  const { data } = await school.office.post('/api/resource/Goodwill Credit', values)
  await call(school.office, 'wallet.give_credit', { name: valuesOf(data)['name'] })
}

test('A guardian without the right to pay sees no fees', async () => {
  const { guardian } = await household()
  const second = await joinFamilyOf(guardian.user, { may_pay: 0 })
  expect(await statementOf(second)).toMatchObject({ may_pay: 0, lines: [], sums: [] })
  expect(linesOf(await statementOf(guardian), 'fees')).toHaveLength(3)
})

test('What a guardian spends is their own until they share it with the family', async () => {
  const { guardian, phone } = await household()
  const second = await joinFamilyOf(guardian.user, { may_pay: 1 })
  await giveCredit(phone, 75.5)
  expect(linesOf(await statementOf(guardian), 'credit')).toMatchObject([
    { movement: 'added', amount: 75.5, title: 'The bus was late', person: 'Sundari' },
  ])
  expect(linesOf(await statementOf(second), 'credit')).toEqual([])
  const { family } = await statementOf(guardian)
  const stranger = (await household()).guardian
  expect((await call(stranger, 'family.share_statement', { family, is_shared: 1 })).status).toBe(403)
  const shared = await call(guardian, 'family.share_statement', { family, is_shared: 1 })
  expect(shared.message).toMatchObject({ is_shared: 1 })
  expect(linesOf(await statementOf(second), 'credit')).toMatchObject([{ amount: 75.5, person: 'Sundari' }])
  expect(linesOf(await statementOf(stranger), 'credit')).toEqual([])
  await saveGuardian(guardian.user, { may_view: 0 })
  expect(linesOf(await statementOf(second), 'credit')).toEqual([])
  await saveGuardian(guardian.user, { may_view: 1 })
  await call(guardian, 'family.share_statement', { family, is_shared: 0 })
  expect(linesOf(await statementOf(second), 'credit')).toEqual([])
})

test('A guardian’s donation is charged and paid, so that nothing is due', async () => {
  const { guardian } = await household()
  const { data } = await school.site.administrator.post('/api/resource/Contribution Purpose', {
    ...{ title: `Library of ${guardian.user}`, goal: 1000 },
  })
  const { message } = await guardian.post('/api/method/mela.contributions.offer', {
    ...{
      donor_name: 'Sundari',
      email: 'sundari@families.example',
      amount: 501,
      purpose: valuesOf(data)['name'],
    },
    idempotency_key: `offer-of-${guardian.user}`,
  })
  const { name } = valuesOf(message)
  const started = valuesOf(
    (
      await call(guardian, 'payments.pay', {
        ...{ reference_type: 'Contribution', reference_name: name, gateway: 'Razorpay' },
        idempotency_key: `payment-of-the-donation-of-${guardian.user}`,
      })
    ).message,
  )
  school.gateway.play(String(started['payment']))
  await call(guardian, 'payments.get_status', { payment: started['payment'], token: started['token'] })
  const paid = await statementOf(guardian)
  expect(linesOf(paid, 'contributions').map(({ label, amount }) => [label, amount])).toEqual([
    ['Donation', 501],
    ['Payment', -501],
  ])
  await call(school.office, 'payments.refund', {
    ...{ payment: started['payment'], amount: 100, destination: 'source', reason: 'Given twice' },
    idempotency_key: `refund-of-the-donation-of-${guardian.user}`,
  })
  expect(sumsOf(await statementOf(guardian), 'contributions')).toMatchObject({
    ...{ charged: 401, paid: 501, refunded: 100, net: 0 },
  })
})

test('A statement takes as many statements for three children as for one', async () => {
  const [one, three] = [await household(1), await household(3)]
  const few = await ask(one.guardian)
  const many = await ask(three.guardian)
  expect(linesOf(valuesOf(many.message), 'fees')).toHaveLength(9)
  expect(many.statements.length).toBe(few.statements.length)
  const own = many.statements.filter((statement) =>
    /"(Guardian|Family|Student Registration|Academic Year|Fee)"/.test(statement),
  )
  expect(own.length).toBeLessThanOrEqual(7)
})

test('A period limits the lines, and one of more than 13 months is refused', async () => {
  const { guardian } = await household()
  const { from, to, periods } = await statementOf(guardian)
  expect(rowsOf(periods)[0]).toMatchObject({ kind: 'school year', title: YEAR, from, to })
  const [first] = rowsOf((await statementOf(guardian))['lines'])
  const day = first?.['date']
  expect(rowsOf((await statementOf(guardian, { from: day, to: day }))['lines'])).toHaveLength(1)
  expect((await ask(guardian, { from: '2024-01-01', to: '2026-01-01' })).body).toMatchObject({
    code: 'statements.period',
  })
  expect((await ask(guardian, { from: '2026-02-01', to: '2026-01-01' })).status).toBe(417)
})

test('The PDF is made in each language', async () => {
  const { guardian } = await household()
  for (const language of ['en', 'hi', 'ta']) {
    const { status, headers, body } = await guardian.get(DOWNLOAD, { language })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(String(body)).toMatch(/^%PDF-/)
  }
})

test('The desk reads whether a guardian shares, and does not change it', async () => {
  const { guardian } = await household()
  const { family } = await statementOf(guardian)
  const { rows } = await school.office.get('/api/resource/Guardian', { filters: { family } })
  await school.office.put(`/api/resource/Guardian/${String(rows[0]?.['name'])}`, { shares_statement: 1 })
  expect((await statementOf(guardian))['is_shared']).toBe(0)
})
