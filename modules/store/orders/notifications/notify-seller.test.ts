import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { delivered, linesIn, ordered, fulfilmentsIn, fetchOrderView } from '../testing/order-steps.ts'
import {
  newKey,
  orderSite,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
let seller: TestClient
let pot: SampleItem
let cloth: SampleItem
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
  seller = await store.site.userWith('Seller')
  pot = await store.pot(9)
  cloth = await store.cloth(9)
  const path = `/api/resource/Business/${pot.business}`
  const named = await store.site.administrator.put(path, { run_by: seller.user })
  expect(named.status, JSON.stringify(named.body)).toBe(200)
})
afterAll(() => store.site.close())

async function listNotificationTitles(client: TestClient, link: string): Promise<readonly string[]> {
  for (let round = 0; round < 2; round += 1) await store.site.engine.drainEvents()
  const { message } = await store.call('notifications.get_notifications', {}, client)
  const all = rowsOf(valuesOf(message)['notifications'])
  return all.filter((one) => one['link'] === link).map(({ title }) => String(title))
}

async function letters(subject: string): Promise<readonly Values[]> {
  const filters = [['subject', 'like', `%${subject}%`]]
  const question = { fields: ['user', 'body'], filters, limit_page_length: 0 }
  return (await store.site.administrator.get('/api/resource/Outbox Message', question)).rows
}

test('Notifies the seller of a package to prepare, or the managers where there is no seller', async () => {
  const order = await ordered(store, [
    [pot, 1],
    [cloth, 1],
  ])
  const fulfilments = fulfilmentsIn(await fetchOrderView(store, order))
  const nameOf = async (business: string) => {
    const { rows } = await manager.get('/api/resource/Fulfilment', {
      filters: [
        ['order', '=', order['order']],
        ['business', '=', business],
      ],
    })
    return String(rows[0]?.['name'])
  }
  expect(fulfilments).toHaveLength(2)
  const [own, others] = [await nameOf(pot.business), await nameOf(cloth.business)]
  const news = (name: string) => `New fulfilment to prepare: ${name}`
  expect(await listNotificationTitles(seller, `/desk/fulfilment/${own}`)).toEqual([news(own)])
  expect(await listNotificationTitles(manager, `/desk/fulfilment/${own}`)).toEqual([])
  expect(await listNotificationTitles(manager, `/desk/fulfilment/${others}`)).toEqual([news(others)])
  expect(await listNotificationTitles(seller, `/desk/fulfilment/${others}`)).toEqual([])
  const [letter, ...more] = await letters(news(own))
  expect([letter?.['user'], more]).toEqual([seller.user, []])
  expect(letter?.['body']).toContain('1 × Pot 1')
})

test('Notifies nobody of an unpaid order or its cancellation, and notifies the seller of a paid one’s', async () => {
  const unpaid = await ordered(store, [[pot, 1]], false)
  const paid = await ordered(store, [[pot, 1]])
  for (const { token } of [unpaid, paid])
    expect((await store.call('orders.cancel_order', { token, reason: 'Too dear' })).status).toBe(200)
  expect(await listNotificationTitles(seller, `/desk/fulfilment/${String(unpaid['order'])}-1`)).toEqual([])
  const name = `${String(paid['order'])}-1`
  expect(await listNotificationTitles(seller, `/desk/fulfilment/${name}`)).toContain(
    `Cancelled, do not ship: fulfilment ${name}`,
  )
  const [letter] = await letters(`Cancelled, do not ship: fulfilment ${name}`)
  expect(letter?.['body']).toContain('Too dear')
})

test('Notifies the seller of items that join a package', async () => {
  const order = await ordered(store, [[pot, 1]])
  const [{ name } = {}] = fulfilmentsIn(await fetchOrderView(store, order))
  const answer = await store.call('orders.change_items', {
    ...{ token: order['token'], idempotency_key: newKey(), expected_total: 890 },
    added: [{ variant: pot.variant, business: pot.business, quantity: 1 }],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await store.site.engine.drainEvents()
  const news = `Items were added to fulfilment ${String(name)}`
  expect(await listNotificationTitles(seller, `/desk/fulfilment/${String(name)}`)).toContain(news)
  const [letter] = await letters(news)
  expect(letter?.['body']).toContain('1 × ')
})

test('Notifies the seller of each cancelled unit, and the package shows its remaining contents', async () => {
  const order = await ordered(store, [
    [pot, 3],
    [cloth, 1],
  ])
  const [line] = linesIn(await fetchOrderView(store, order)).filter(({ title }) =>
    String(title).includes('Pot'),
  )
  const { rows } = await manager.get('/api/resource/Fulfilment', {
    fields: ['name', 'business'],
    filters: [['order', '=', order['order']]],
  })
  const name = String(rows.find(({ business }) => business === pot.business)?.['name'])
  const items = [{ line: line?.['name'], quantity: 1 }]
  for (const reason of ['Too many', 'Still too many']) {
    const { token } = order
    expect((await store.call('orders.cancel_order', { token, items, reason })).status).toBe(200)
  }
  const news = `Some items of fulfilment ${name} were cancelled`
  const titles = (await listNotificationTitles(seller, `/desk/fulfilment/${name}`)).filter(
    (title) => title === news,
  )
  expect(titles).toEqual([news, news])
  const sent = await letters(news)
  expect(sent.map(({ user }) => user)).toEqual([seller.user, seller.user])
  expect(sent.map(({ body }) => /Reason: (.*)/.exec(String(body))?.[1]).toSorted()).toEqual([
    'Still too many',
    'Too many',
  ])
  for (const { body } of sent) expect(body).toContain('Do not ship:\n\n1 × Pot 1\n\n')
  const { data } = await manager.get(`/api/resource/Fulfilment/${name}`)
  expect(valuesOf(data)['contents']).toBe('1 × Pot 1')
})

test('Does not notify the seller of units cancelled in an unpaid order', async () => {
  const order = await ordered(store, [[pot, 2]], false)
  const [line] = linesIn(await fetchOrderView(store, order))
  const items = [{ line: line?.['name'], quantity: 1 }]
  const { token } = order
  expect((await store.call('orders.cancel_order', { token, items })).status).toBe(200)
  expect(await listNotificationTitles(seller, `/desk/fulfilment/${String(order['order'])}-1`)).toEqual([])
})

test('Notifies the deciding person of a waiting return in their language', async () => {
  await store.site.administrator.put(`/api/resource/User/${seller.user}`, { language: 'ta' })
  const order = await ordered(store, [[pot, 1]])
  const came = await delivered(store, manager, order)
  const items = [{ line: linesIn(came)[0]?.['name'], quantity: 1 }]
  const asked = await store.call('orders.request_return', {
    ...{ token: order['token'], items, reason: 'damaged', idempotency_key: newKey() },
  })
  const name = String(rowsOf(valuesOf(asked.message)['returns'])[0]?.['name'])
  expect(await listNotificationTitles(seller, `/desk/return/${name}`)).toEqual([
    `திருப்பி அனுப்பப் புதிய கோரிக்கை: ${name}`,
  ])
  expect(await listNotificationTitles(manager, `/desk/return/${name}`)).toEqual([])
})

test('Notifies the person asked about a return when it is withdrawn', async () => {
  await store.site.administrator.put(`/api/resource/User/${seller.user}`, { language: 'en' })
  const order = await ordered(store, [[pot, 1]])
  const came = await delivered(store, manager, order)
  const items = [{ line: linesIn(came)[0]?.['name'], quantity: 1 }]
  const { token } = order
  const asked = await store.call('orders.request_return', {
    ...{ token, items, reason: 'does not fit', idempotency_key: newKey() },
  })
  const name = String(rowsOf(valuesOf(asked.message)['returns'])[0]?.['name'])
  expect((await manager.put(`/api/resource/Return/${name}`, { state: 'approved' })).status).toBe(200)
  expect((await store.call('orders.withdraw_return', { token, return: name })).status).toBe(200)
  expect((await listNotificationTitles(seller, `/desk/return/${name}`)).toSorted()).toEqual([
    `New return request: ${name}`,
    `Return withdrawn: ${name}`,
  ])
  const [letter] = await letters(`Return withdrawn: ${name}`)
  expect([letter?.['user'], String(letter?.['body']).includes('1 × Pot 1')]).toEqual([seller.user, true])
})
