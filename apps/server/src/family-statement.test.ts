import { afterAll, beforeAll, expect, test } from 'vitest'
import { events, MelaEvent } from '#community/events'
import { Family, family, Guardian } from '#community/family'
import { StudentRegistration, students } from '#community/students'
import { volunteers } from '#community/volunteers'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { addDays } from '#meta'
import { WebsiteSettings } from '#site/website'
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
  store = await orderSite({ more: [students, family, events, volunteers] })
  await store.site.engine.write(administrator, (documents) =>
    documents.save(WebsiteSettings, WebsiteSettings.name, { enable_gift_cards: 1 }),
  )
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

const kindIn = (statement: Values, kind: string) =>
  rowsOf(statement['lines']).filter((line) => line['kind'] === kind)

const labelsAndAmounts = (lines: readonly Values[]) => lines.map(({ label, amount }) => [label, amount])

async function pay(client: TestClient, subject: Values): Promise<void> {
  const started = await client.post('/api/method/mela.payments.pay', {
    ...{
      ...subject,
      gateway: 'Razorpay',
      idempotency_key: `key-of-paying-${String(subject['reference_name'])}`,
    },
  })
  const { payment, token } = valuesOf(started.message)
  store.gateway.play(String(payment))
  await client.post('/api/method/mela.payments.get_status', { payment, token })
}

test('A paid registration is settled, and a cancelled one costs nothing', async () => {
  const { name: event } = await store.site.engine.write(administrator, (documents) =>
    documents.insert(MelaEvent, {
      ...{ title: 'Kites', published: 1, time_zone: 'Asia/Kolkata', capacity: 5, price: 150_00 },
      start_date: addDays(documents.today, 30),
    }),
  )
  const registered = await buyer.post('/api/method/mela.events.register', {
    ...{ event, contact_name: 'Meena', phone: '+919840066601', attendees: [{ full_name: 'Kavin' }] },
    ...{ email: 'meena@families.example', idempotency_key: 'key-of-the-registration-for-kites' },
  })
  const { registration, token } = valuesOf(registered.message)
  await pay(buyer, {
    ...{ reference_type: 'Event Registration', reference_name: registration, receipt_token: token },
  })
  const paidLines = kindIn(await statementOf(buyer), 'registrations')
  expect(labelsAndAmounts(paidLines)).toEqual([
    ['Registration', 150],
    ['Payment', -150],
  ])
  expect(paidLines[0]).toMatchObject({ title: 'Kites', person: 'Guardian +919840066601' })
  const asked = await buyer.post('/api/method/mela.events.cancel_registration', { token })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const cancelled = kindIn(await statementOf(buyer), 'registrations')
  expect(cancelled.map(({ amount }) => Number(amount)).toSorted((one, other) => one - other)).toEqual([
    -150, -150, 150, 150,
  ])
  expect(kindIn(await statementOf(spouse), 'registrations')).toEqual([])
})

test('A gift card is its buyer’s, and what the holder spends of it is not listed', async () => {
  await store.site.administrator.put('/api/resource/Gift Card Settings/Gift Card Settings', {
    ...{ allow_purchase: 1, terms: 'Not exchanged for cash.' },
  })
  const bought = await buyer.post('/api/method/mela.gift_cards.buy', {
    ...{
      amount: 500,
      recipient_name: 'Asha',
      recipient_email: 'asha@families.example',
      sender_name: 'Meena',
    },
    idempotency_key: 'key-of-the-gift-card-for-asha',
  })
  expect(bought.status, JSON.stringify(bought.body)).toBe(200)
  const { gift_card, receipt_token } = valuesOf(bought.message)
  const subject = { reference_type: 'Gift Card', reference_name: gift_card, receipt_token }
  expect(kindIn(await statementOf(buyer), 'gift_cards')).toEqual([])
  await pay(buyer, subject)
  const lines = kindIn(await statementOf(buyer), 'gift_cards')
  expect(labelsAndAmounts(lines)).toEqual([
    ['Gift card bought', 500],
    ['Payment', -500],
  ])
  expect(lines[0]).toMatchObject({ title: 'Gift card for Asha' })
})

async function addHours(minutes: number, { user = null, registration = null }: Values): Promise<void> {
  const post = async (type: string, values: object) => {
    const { status, data, body } = await store.site.administrator.post(`/api/resource/${type}`, values)
    expect(status, JSON.stringify(body)).toBe(200)
    return String(valuesOf(data)['name'])
  }
  const person = { full_name: 'Helper', date_of_birth: '1990-01-01', phone: '+919840066609' }
  const name = await post('Volunteer', { ...person, user })
  await store.site.engine.database.pool.query('update "Volunteer" set registration = $2 where name = $1', [
    name,
    registration,
  ])
  const on_day = await store.site.engine.read(administrator, ({ today }) => Promise.resolve(today))
  const entry = await post('Hours Entry', { volunteer: name, on_day, minutes, activity: 'Library' })
  const approved = await store.site.administrator.put(`/api/resource/Hours Entry/${entry}`, {
    state: 'approved',
  })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
}

test('Guardians see the approved hours of the family’s children, and only their own beside them', async () => {
  const { family: household } = await statementOf(spouse)
  const child = await store.site.engine.write(administrator, (documents) =>
    documents.insert(StudentRegistration, {
      ...{ student_first_name: 'Kavin', student_date_of_birth: '2012-01-01', parent_name: 'Meena' },
      ...{ parent_phone: '+919840066601', emergency_contact_name: 'Meena' },
      ...{ emergency_contact_phone: '+919840066601', agrees_to_records: 1, family: String(household) },
    }),
  )
  const { data, body } = await store.site.administrator.post('/api/resource/Student Volunteer Registration', {
    ...{ full_name: 'Kavin', date_of_birth: '2012-01-01', phone: '+919840066608', school: 'Asha' },
    ...{ guardian_name: 'Meena', guardian_phone: '+919840066601', student: child.name },
  })
  expect(data, JSON.stringify(body)).toBeDefined()
  await addHours(90, { registration: valuesOf(data)['name'] })
  await addHours(60, { user: buyer.user })
  const minutesOf = async (client: TestClient) =>
    kindIn(await statementOf(client), 'hours').map(({ person, amount }) => [person, amount])
  expect(await minutesOf(spouse)).toEqual([['Kavin', 90]])
  expect(await minutesOf(buyer)).toHaveLength(2)
  expect(await minutesOf(neighbour)).toEqual([])
})

test('A statement with orders takes as many statements as one without', async () => {
  const few = (await ask(neighbour)).statements.length
  expect((await ask(buyer)).statements).toHaveLength(few)
})
