import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { openOne, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying

/** A payment whose money was taken at the gateway, which keeps a fee of it. */
async function payAtGateway() {
  const opened = await openOne(paying)
  const attempt = paying.gateway.orders.attempt(opened.order, { fee: 236 })
  return { ...opened, attempt }
}

/** The statements of an event: while it is taken in, and when it is worked off. */
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

/** How often the payment's own row is read, be it to lock it. */
const readings = (statements: readonly string[]) =>
  statements.filter((text) => /from "Payment" d where "name" = /.test(text))

/** The accounts that all payments share are made with the first, and known from the second. */
beforeAll(async () => {
  paying = await samplePaying()
  for (let first = 0; first < 2; first += 1) await countEventStatements((await payAtGateway()).order)
})
afterAll(() => paying.site.close())

test('an event that captures is taken in with two statements and worked off with seventeen, three of them the room’s own', async () => {
  const { payment, order } = await payAtGateway()
  const { intake, work } = await countEventStatements(order)
  expect(await paying.payment(payment)).toMatchObject({
    state: 'captured',
    application: 'applied',
    fee: 2.36,
  })
  expect(intake).toHaveLength(2)
  expect(work).toHaveLength(17)
  expect(readings(work)).toHaveLength(2)
  expect(work.filter((text) => text.includes('Sample Fee'))).toHaveLength(3)
})

test('an event that tells nothing new takes eleven statements, and one of an order that is not paid yet eight', async () => {
  const { order } = await payAtGateway()
  await countEventStatements(order)
  const { work } = await countEventStatements(order)
  expect(work).toHaveLength(11)
  expect(readings(work)).toHaveLength(2)
  const { order: open } = await openOne(paying)
  expect((await countEventStatements(open)).work).toHaveLength(8)
})

test('a payer who comes back has it captured with fifteen statements, and looks again with two', async () => {
  const opened = await payAtGateway()
  const captured = await asked(opened)
  expect(await paying.payment(opened.payment)).toMatchObject({ state: 'captured' })
  expect(captured).toHaveLength(15)
  expect(readings(captured)).toHaveLength(3)
  expect(await asked(opened)).toHaveLength(2)
})

test('a payer who waits takes five statements when the gateway is asked, and three when somebody else has just asked', async () => {
  const opened = await openOne(paying)
  expect(await asked(opened)).toHaveLength(5)
  expect(await asked(opened)).toHaveLength(3)
})

test('refunds that are known take one statement, however many they are', async () => {
  const { payment, order, attempt } = await payAtGateway()
  await countEventStatements(order)
  const before = (await countEventStatements(order)).work.length
  for (const amount of [1000, 2000])
    paying.gateway.orders.refund({ payment: attempt, amount, reference: null, state: 'done' })
  await countEventStatements(order)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  expect((await countEventStatements(order)).work).toHaveLength(before)
})
