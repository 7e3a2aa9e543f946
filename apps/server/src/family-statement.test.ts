import { afterAll, beforeAll, expect, test } from 'vitest'
import { Family, family, Guardian } from '#community/family'
import { students } from '#community/students'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { Order } from '#store/orders'
import {
  fetchOrderView,
  linesIn,
  orderSite,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '#store/orders/testing'

let store: OrderSite
let buyer: TestClient
let spouse: TestClient
let neighbour: TestClient

async function addGuardian(household: string, phone: string): Promise<TestClient> {
  const { site } = store
  await site.engine.write(administrator, (documents) =>
    documents.insert(Guardian, { family: household, full_name: `Guardian ${phone}`, phone, may_view: 1 }),
  )
  const guardian = await site.userWith()
  await site.engine.write(administrator, (documents) => documents.save(User, guardian.user, { phone }))
  return guardian
}

const addFamily = async (family_name: string) =>
  (await store.site.engine.write(administrator, (documents) => documents.insert(Family, { family_name })))
    .name

beforeAll(async () => {
  store = await orderSite({ more: [students, family] })
  const [own, other] = [await addFamily('Own'), await addFamily('Other')]
  buyer = await addGuardian(own, '+919840066601')
  spouse = await addGuardian(own, '+919840066602')
  neighbour = await addGuardian(other, '+919840066603')
})
afterAll(() => store.site.close())

async function orderOf(client: TestClient, isPaid = true): Promise<Values> {
  const placed = valuesOf((await place(store, await store.ready([[await store.pot(9), 3]]))).message)
  if (isPaid) await paid(store, placed)
  await store.site.engine.write(administrator, (documents) =>
    documents.save(Order, String(placed['order']), { user: client.user }),
  )
  return placed
}

const ask = (client: TestClient, args: object = {}) =>
  client.post('/api/method/mela.family.get_statement', args)

const statementOf = async (client: TestClient) => valuesOf((await ask(client)).message)

const ordersIn = (statement: Values, placed: Values) =>
  rowsOf(statement['lines']).filter(({ reference_name }) => reference_name === placed['order'])

async function receivableOf(placed: Values): Promise<number> {
  const { rows } = await store.site.engine.database.pool.query<{ balance: string }>(
    `select balance from "Ledger Account" where purpose = 'receivable' and party = $1`,
    [placed['order']],
  )
  return Number(rows[0]?.balance) / 100
}

const sumOf = (lines: readonly Values[]) =>
  lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100

test('A guardian sees their own paid order and its refund, which add up to what the ledger has due', async () => {
  const placed = await orderOf(buyer)
  const before = ordersIn(await statementOf(buyer), placed)
  expect(before.map(({ label }) => label)).toEqual(['Order amount', 'Payment'])
  expect(before[0]).toMatchObject({ kind: 'orders', title: `Order ${String(placed['order'])}` })
  expect(sumOf(before)).toBe(0)
  const [line] = linesIn(await fetchOrderView(store, placed))
  await store.call('orders.cancel_order', {
    ...{ token: placed['token'], items: [{ line: line?.['name'], quantity: 1 }] },
  })
  const after = ordersIn(await statementOf(buyer), placed)
  expect(after.map(({ movement }) => movement).toSorted()).toEqual(['charged', 'paid', 'reduced', 'refunded'])
  expect(sumOf(after)).toBe(await receivableOf(placed))
})

test('An unpaid order is to pay in full', async () => {
  const placed = await orderOf(buyer, false)
  const lines = ordersIn(await statementOf(buyer), placed)
  expect(lines.map(({ movement }) => movement)).toEqual(['charged'])
  expect(sumOf(lines)).toBe(await receivableOf(placed))
  expect(sumOf(lines)).toBeGreaterThan(0)
})

test('The sums of the statement are those of the ledger', async () => {
  await orderOf(buyer)
  const statement = await statementOf(buyer)
  const orders = new Set(rowsOf(statement['lines']).map(({ reference_name }) => reference_name))
  const due = await Promise.all([...orders].map((order) => receivableOf({ order })))
  const [sums] = rowsOf(statement['sums'])
  expect(sums?.['net']).toBeCloseTo(
    due.reduce((sum, amount) => sum + amount, 0),
    2,
  )
  expect(sums).toMatchObject({ kind: 'orders', ...valuesOf(statement['total']) })
})

test('The other guardian sees an order only when the buyer shares it, and another family never', async () => {
  const placed = await orderOf(buyer)
  expect(ordersIn(await statementOf(spouse), placed)).toEqual([])
  const { family: household } = await statementOf(buyer)
  const share = (is_shared: 0 | 1) =>
    buyer.post('/api/method/mela.family.share_statement', { family: household, is_shared })
  await share(1)
  expect(ordersIn(await statementOf(spouse), placed)).toHaveLength(2)
  expect(ordersIn(await statementOf(spouse), placed)[0]).toMatchObject({ person: 'Guardian +919840066601' })
  expect(rowsOf((await statementOf(neighbour))['lines'])).toEqual([])
  expect((await ask(neighbour, { family: household })).status).toBe(403)
  await share(0)
  expect(ordersIn(await statementOf(spouse), placed)).toEqual([])
})

test('A statement with orders takes as many statements as one without', async () => {
  const few = (await ask(neighbour)).statements.length
  expect((await ask(buyer)).statements).toHaveLength(few)
})
