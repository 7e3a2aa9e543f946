import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderEvents } from '#store/orders'
import { cancelOneItem, refundOneItem } from '#store/orders/testing'
import { administrator } from '#framework/permissions'
import { rowsOf, valuesOf } from '#framework/testing'
import { recordPledgedSale } from './record-pledged-sale.ts'
import { openPledgeSite, stopAll, type PledgeSite } from '../testing/pledge-site.ts'

let fixture: PledgeSite
beforeAll(async () => {
  fixture = await openPledgeSite()
})
afterAll(() => fixture.site.close())
afterEach(() => stopAll(fixture))

const classAccount = () => ({ purpose: 'pledge', party: { type: 'Class', name: fixture.ofClass } }) as const

test('A sale gives its part after the return window, from the seller to the class', async () => {
  const pledge = await fixture.newPledge({ goal: 500 })
  const placed = await fixture.order(2)
  expect(await fixture.salesOf(pledge)).toMatchObject([
    { state: 'pending', amount: 75, order: placed['order'], final_on: null },
  ])
  expect(await fixture.publicPledge(pledge)).toMatchObject({ raised: 0, held: 75, sales: 1, goal: 500 })
  await fixture.deliver(placed)
  await fixture.night(7)
  expect(await fixture.balance(classAccount())).toBe(0)
  await fixture.night(1)
  expect(await fixture.balance(classAccount())).toBe(-75_00)
  expect(await fixture.publicPledge(pledge)).toMatchObject({ raised: 75, held: 0, sales: 1 })
  await fixture.night(1)
  expect(await fixture.balance(classAccount())).toBe(-75_00)
  expect(await fixture.faults()).toEqual([])
})

test('Returned items take their share back in public, before and after it was given', async () => {
  const before = await fixture.balance(classAccount())
  const pledge = await fixture.newPledge()
  const placed = await fixture.order(4)
  await fixture.deliver(placed)
  await fixture.giveBack(placed, 1)
  expect(await fixture.salesOf(pledge)).toMatchObject([
    { state: 'pending', amount: 150, reversed_amount: 37.5 },
  ])
  await fixture.night(8)
  expect(await fixture.balance(classAccount())).toBe(before - 112_50)
  expect(await fixture.publicPledge(pledge)).toMatchObject({
    raised: 112.5,
    latest: [{ state: 'confirmed', amount: 150, reversed: 37.5 }],
  })
  await refundOneItem(fixture.store, fixture.office, placed)
  expect(await fixture.balance(classAccount())).toBe(before - 75_00)
  expect(await fixture.publicPledge(pledge)).toMatchObject({
    raised: 75,
    latest: [{ state: 'confirmed', amount: 150, reversed: 75 }],
  })
  expect(await fixture.faults()).toEqual([])
})

test('A cancelled order is listed as reversed, and nothing of it is given', async () => {
  const pledge = await fixture.newPledge()
  const placed = await fixture.order(1)
  await cancelOneItem(fixture.store, placed)
  await fixture.site.engine.drainEvents()
  expect(await fixture.publicPledge(pledge)).toMatchObject({
    ...{ raised: 0, held: 0, sales: 0 },
    latest: [{ state: 'reversed', amount: 37.5, reversed: 37.5 }],
  })
})

test('The same order never counts twice, however often its event arrives', async () => {
  const pledge = await fixture.newPledge()
  const placed = await fixture.order(1)
  await fixture.site.engine.write(administrator, async (documents) => {
    for (let time = 0; time < 3; time += 1)
      await documents.asSystem().emit(orderEvents.placed, { order: String(placed['order']) })
  })
  await fixture.site.engine.drainEvents()
  expect(await fixture.salesOf(pledge)).toHaveLength(1)
})

test('Orders at once stay within the cap of a pledge', async () => {
  const orders: string[] = []
  for (let number = 0; number < 8; number += 1) orders.push(String((await fixture.order(1))['order']))
  const pledge = await fixture.newPledge({ cap_amount: 100 })
  const record = (order: string) =>
    fixture.site.engine.write(administrator, (documents) => recordPledgedSale(documents, order))
  await Promise.all([...orders, ...orders].map(record))
  const amounts = (await fixture.salesOf(pledge)).map(({ amount }) => Number(amount))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(100)
  expect(amounts.toSorted((one, other) => one - other)).toEqual([25, 37.5, 37.5])
  expect(await fixture.faults()).toEqual([])
})

test('A pledge for a purpose is income of the purpose', async () => {
  await fixture.newPledge({ beneficiary_type: 'Contribution Purpose', beneficiary: fixture.purpose })
  const placed = await fixture.order(1)
  await fixture.deliver(placed)
  await fixture.night(8)
  const party = { type: 'Contribution Purpose', name: fixture.purpose }
  expect(await fixture.balance({ purpose: 'income', party })).toBe(-37_50)
})

test('A draft, and a pledge that has not begun, get nothing', async () => {
  const later = await fixture.newPledge({ from_day: fixture.today(3) })
  await fixture.order(1)
  expect(await fixture.salesOf(later)).toEqual([])
})

test('The page of pledges takes two statements and names no buyer and no order', async () => {
  await fixture.newPledge()
  const placed = await fixture.order(1)
  const answer = await fixture.site.guest.get('/api/method/mela.pledges.get_pledges')
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain(String(placed['order']))
  expect(rowsOf(valuesOf(answer.message)['pledges']).length).toBeGreaterThan(0)
  expect(answer.statements.length).toBeLessThanOrEqual(3)
})

test.each([
  [
    'Pledge Sale',
    'reversed_amount = reversed_amount + 1',
    'The books do not have what this pledged sale gave',
  ],
  [
    'Ledger Account',
    'balance = balance + 1',
    'This account does not match the pledged sales for its beneficiary',
  ],
])('A fault planted in %s is found: %s', async (type, change, problem) => {
  const [column = ''] = change.split(' ')
  const where = type === 'Ledger Account' ? `purpose = 'pledge'` : `state = 'confirmed'`
  const execute = async (statement: string) => {
    await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql.raw(statement).execute(transaction)
    })
  }
  await execute(`create table before_fault as select name, ${column} as value from "${type}"`)
  await execute(`update "${type}" set ${change} where ${where}`)
  expect((await fixture.faults()).map((fault) => fault.problem)).toContain(problem)
  await execute(
    `update "${type}" c set ${column} = b.value from before_fault b where b.name = c.name; drop table before_fault`,
  )
  expect(await fixture.faults()).toEqual([])
})

test('Terms are fixed after the approval, and pledges at the same time are at most the whole price', async () => {
  const pledge = await fixture.newPledge({ percent: 60 })
  const change = (values: object) => fixture.manager.put(`/api/resource/Pledge/${pledge}`, values)
  expect((await change({ percent: 70 })).body).toMatchObject({ code: 'pledges.terms_fixed' })
  expect((await change({ title: 'More books' })).status).toBe(200)
  await expect(fixture.newPledge({ percent: 50 })).rejects.toThrow(/pledges.over_hundred/)
  await expect(fixture.newPledge({ beneficiary: 'nobody' })).rejects.toThrow(/beneficiary/)
  await expect(fixture.newPledge({ to_day: fixture.today(-1) })).rejects.toThrow(/to_day/)
})
