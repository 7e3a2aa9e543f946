import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { openOne, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying

async function payAtGateway() {
  const opened = await openOne(paying)
  const attempt = paying.gateway.orders.attempt(opened.order, { fee: 236 })
  return { ...opened, attempt }
}

async function countEventStatements(order: string) {
  const { body, headers } = paying.gateway.event(order)
  const intake = await paying.site.guest.request('POST', '/hooks/sandbox', { body, headers })
  const { engine } = paying.site
  const { rows } = await engine.database.pool.query<{ name: string }>(
    `select name from "Gateway Event" where state = 'stored'`,
  )
  expect(rows).toHaveLength(1)
  const event = rows[0]?.name ?? ''
  const work = await countStatements(() => engine.runTask('payments.work_off_event', { event }))
  return { intake: intake.statements, work: work.statements }
}

const asked = async ({ payment, token }: { readonly payment: string; readonly token: string }) =>
  (await paying.site.guest.post('/api/method/mela.payments.get_status', { payment, token })).statements

const readings = (statements: readonly string[]) =>
  statements.filter((text) => /from "Payment" d where "name" = /.test(text))

/** The first payment creates the shared accounts; later ones find them. */
beforeAll(async () => {
  paying = await samplePaying()
  for (let first = 0; first < 2; first += 1) await countEventStatements((await payAtGateway()).order)
})
afterAll(() => paying.site.close())

test('Stores a capture event with two statements and processes it with seventeen, three of them the module’s', async () => {
  const { payment, order } = await payAtGateway()
  const { intake, work } = await countEventStatements(order)
  expect(await paying.payment(payment)).toMatchObject({
    state: 'captured',
    allocation: 'allocated',
    fee: 2.36,
  })
  expect(intake).toHaveLength(2)
  expect(work).toHaveLength(17)
  expect(readings(work)).toHaveLength(2)
  expect(work.filter((text) => text.includes('Sample Fee'))).toHaveLength(3)
})

test('An event without news takes eleven statements, and one for an unpaid order takes eight', async () => {
  const { order } = await payAtGateway()
  await countEventStatements(order)
  const { work } = await countEventStatements(order)
  expect(work).toHaveLength(11)
  expect(readings(work)).toHaveLength(2)
  const { order: open } = await openOne(paying)
  expect((await countEventStatements(open)).work).toHaveLength(8)
})

test('A returning payer captures with fifteen statements, and a second look takes two', async () => {
  const opened = await payAtGateway()
  const captured = await asked(opened)
  expect(await paying.payment(opened.payment)).toMatchObject({ state: 'captured' })
  expect(captured).toHaveLength(15)
  expect(readings(captured)).toHaveLength(3)
  expect(await asked(opened)).toHaveLength(2)
})

test('A waiting payer takes five statements with a gateway query, and three right after another query', async () => {
  const opened = await openOne(paying)
  expect(await asked(opened)).toHaveLength(5)
  expect(await asked(opened)).toHaveLength(3)
})

test('Known refunds take one statement, however many they are', async () => {
  const { payment, order, attempt } = await payAtGateway()
  await countEventStatements(order)
  const before = (await countEventStatements(order)).work.length
  for (const amount of [1000, 2000])
    paying.gateway.orders.refund({ payment: attempt, amount, reference: null, state: 'done' })
  await countEventStatements(order)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  expect((await countEventStatements(order)).work).toHaveLength(before)
})
