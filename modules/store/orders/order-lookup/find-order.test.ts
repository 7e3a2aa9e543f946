import { afterAll, beforeAll, expect, test } from 'vitest'
import { testInbox, type Inbox } from '#framework/testing'
import { address, orderSite, place, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
let inbox: Inbox

beforeAll(async () => {
  inbox = testInbox()
  store = await orderSite({ inbox })
})
afterAll(() => store.site.close())

let phones = 0
const newPhone = () => `98400 ${String(72_000 + (phones += 1))}`
const newEmail = () => `buyer${(phones += 1)}@letters.example`

async function orderAs(phone: string, email: string | null = null): Promise<string> {
  const ready = await store.ready([[await store.pot(3), 1]], { address: { ...address, phone }, email })
  const placed = await place(store, ready)
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  await store.site.engine.drainEvents()
  return String(valuesOf(placed.message)['order'])
}

async function find(order: string, contact: string, from = `198.51.100.${(phones += 1)}`) {
  const field = contact.includes('@') ? 'email' : 'phone'
  const answer = await store.site.guest.request('POST', '/api/method/mela.orders.find_order', {
    body: JSON.stringify({ order, [field]: contact }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
  const before = inbox.messages.length
  await store.site.engine.drainEvents()
  const isSent = inbox.messages.slice(before).some(({ template }) => template === 'one_time_code')
  const search = String(valuesOf(answer.message)['search'])
  return { answer, search, code: isSent ? inbox.last('code') : null }
}

const open = (search: string, code: string) => store.call('orders.open_found_order', { search, code })

const shape = (body: unknown) => JSON.stringify(body).replace(/[\w-]{40,}(\.[\w-]+)*/g, 'token')

const plain = (statements: readonly string[]) => statements.map((one) => one.replace(/\s+/g, ' '))

test('Opens a guest order once by its number and the code sent to its phone', async () => {
  const phone = newPhone()
  const order = await orderAs(phone)
  const { search, code } = await find(` ${order.toLowerCase()} `, phone)
  const opened = await open(search, code ?? '')
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const { order: found, token } = valuesOf(opened.message)
  expect(found).toBe(order)
  const seen = await store.call('orders.get_order', { token })
  expect(valuesOf(seen.message)['order']).toBe(order)
  expect((await open(search, code ?? '')).status).toBe(401)
})

test('Answers alike for a right number, a wrong one and an unknown phone', async () => {
  const phone = newPhone()
  const order = await orderAs(phone)
  const other = await orderAs(newPhone())
  await find(order, newPhone())
  const seen = [
    await find(order, phone),
    await find(other, phone),
    await find('ORD-2026-999999', phone),
    await find(order, newPhone()),
  ]
  const [right, ...wrong] = seen
  expect(seen.map(({ code }) => code !== null)).toEqual([true, false, false, false])
  for (const one of wrong) {
    expect(one.answer.status).toBe(200)
    expect(shape(one.answer.body)).toBe(shape(right?.answer.body))
    expect(one.search).toHaveLength(right?.search.length ?? 0)
    expect(plain(one.answer.statements)).toEqual(plain(right?.answer.statements ?? []))
  }
  const guess = right?.code === '000000' ? '000001' : '000000'
  const guesses = await Promise.all(seen.map(({ search }) => open(search, guess)))
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(new Set(guesses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('Opens a guest order by its number and the code sent to its email address, in any letter case', async () => {
  const email = newEmail()
  const order = await orderAs(newPhone(), email.replace('buyer', 'Buyer'))
  const { search, code } = await find(order, email.toUpperCase())
  expect(inbox.messages.at(-1)?.to).toEqual({ user: null, full_name: null, email, phone: null })
  const opened = await open(search, code ?? '')
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  expect(valuesOf(opened.message)['order']).toBe(order)
  expect((await open(search, code ?? '')).status).toBe(401)
})

test('Answers alike for a right email address, another order’s and an unknown one', async () => {
  const [email, other] = ['meena1@letters.example', 'meena2@letters.example']
  const order = await orderAs(newPhone(), email)
  await orderAs(newPhone(), other)
  await find(order, 'meena0@letters.example')
  const asked = [email, other, 'meena3@letters.example']
  const seen = []
  for (const one of asked) seen.push(await find(order, one))
  const [right, ...wrong] = seen
  expect(seen.map(({ code }) => code !== null)).toEqual([true, false, false])
  for (const one of wrong) {
    expect(one.answer.status).toBe(200)
    expect(shape(one.answer.body)).toBe(shape(right?.answer.body))
    expect(one.search).toHaveLength(right?.search.length ?? 0)
    expect(plain(one.answer.statements)).toEqual(plain(right?.answer.statements ?? []))
  }
})

test('Sends the code for an order with an account holder’s email address only to that mailbox', async () => {
  const buyer = await store.site.userWith('Customer')
  const email = newEmail()
  await store.site.engine.database.pool.query(`update "User" set email = $2, phone = null where name = $1`, [
    ...[buyer.user, email],
  ])
  const order = await orderAs(newPhone(), email)
  expect((await find(order, email)).code).not.toBeNull()
  expect(inbox.messages.at(-1)?.to).toMatchObject({ email, phone: null })
})

test('Asks for a phone number or an email address, but not both', async () => {
  const ask = (contact: object) => store.call('orders.find_order', { order: 'ORD-2026-000001', ...contact })
  expect((await ask({})).status).toBe(417)
  expect((await ask({ phone: newPhone(), email: newEmail() })).status).toBe(417)
})

test('Sends no code for an account’s order, nor for one older than half a year', async () => {
  const [own, old] = [newPhone(), newPhone()]
  const [recentOrder, ancient] = [await orderAs(own), await orderAs(old)]
  const buyer = await store.site.userWith('Customer')
  await store.site.engine.database.pool.query(`update "Order" set "user" = $2 where name = $1`, [
    recentOrder,
    buyer.user,
  ])
  await store.site.engine.database.pool.query(
    `update "Order" set creation = creation - interval '181 days' where name = $1`,
    [ancient],
  )
  expect([(await find(recentOrder, own)).code, (await find(ancient, old)).code]).toEqual([null, null])
})

test('Ends after five wrong codes, and refuses a modified lookup', async () => {
  const phone = newPhone()
  const order = await orderAs(phone)
  const { search, code } = await find(order, phone)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let tries = 0; tries < 5; tries += 1) expect((await open(search, wrong)).status).toBe(401)
  expect((await open(search, code ?? '')).status).toBe(401)
  expect((await open(`${search}x`, code ?? '')).status).not.toBe(200)
})

test('Limits how often one network asks for an email address, in any letter case', async () => {
  const email = newEmail()
  const order = await orderAs(newPhone(), email)
  const asked = []
  for (const one of [email, email.toUpperCase(), email, email])
    asked.push((await find(order, one, '203.0.113.8')).answer.status)
  expect(asked).toEqual([200, 200, 200, 429])
})

test('Limits how often one network asks for a phone, and still serves the buyer on another network', async () => {
  const phone = newPhone()
  const order = await orderAs(phone)
  const from = '203.0.113.9'
  const asked = []
  for (let tries = 0; tries < 4; tries += 1) asked.push((await find(order, phone, from)).answer.status)
  expect(asked).toEqual([200, 200, 200, 429])
  const own = await find(order, phone, '203.0.114.9')
  expect((await open(own.search, own.code ?? '')).status).toBe(200)
})
