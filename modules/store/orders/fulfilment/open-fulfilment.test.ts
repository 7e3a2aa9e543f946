import { afterAll, beforeAll, expect, test } from 'vitest'
import { move, ordered, fulfilmentsIn, fetchOrderView } from '../testing/order-steps.ts'
import { orderSite, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

test('An order links staff, and nobody else, to the next package to handle', async () => {
  const placedOrder = await ordered(store, [
    [await store.pot(5), 1],
    [await store.cloth(5), 1],
  ])
  const [first, second] = fulfilmentsIn(await fetchOrderView(store, placedOrder)).map(({ name }) =>
    String(name),
  )
  const manager = await store.site.userWith('Store Manager')
  const opened = () => store.call('orders.open_fulfilment', { name: placedOrder['order'] }, manager)
  const answer = await opened()
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.message).toEqual({ doctype: 'Fulfilment', name: first })
  await move(manager, first, { state: 'confirmed' })
  expect((await opened()).message).toEqual({ doctype: 'Fulfilment', name: second })
  const guest = await store.call('orders.open_fulfilment', { name: placedOrder['order'] }, store.site.guest)
  expect(guest.status).toBe(403)
})
