import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResponse, TestClient } from '#framework/testing'
import { delivered, linesIn, move, ordered, fulfilmentsIn, fetchOrderView } from '../testing/order-steps.ts'
import { newKey, orderSite, rowsOf, valuesOf, type OrderSite, type Values } from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

const why = ({ status, body }: TestResponse) => [
  status,
  JSON.stringify(valuesOf(body)['_server_messages'] ?? body),
]
const because = (sentence: string): readonly unknown[] => [417, expect.stringContaining(sentence)]

async function letters({ order }: Values) {
  await store.site.engine.drainEvents()
  const filters = [['body', 'like', `%cancelled items worth % from your order ${String(order)}.%`]]
  const question = { fields: ['subject', 'body'], filters, order_by: 'creation asc' }
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', question)
  return rows.map(({ subject, body }) => [subject, String(body).includes('to your original payment method')])
}

test('An e-mail marks a part as a part, and mentions money only where some was paid', async () => {
  const pot = await store.pot(9)
  const cancel = async (placedOrder: Values, items?: readonly object[]) =>
    expect((await store.call('orders.cancel_order', { token: placedOrder['token'], items })).status).toBe(200)
  for (const isPaid of [true, false]) {
    const placedOrder = await ordered(store, [[pot, 3]], isPaid)
    const [line] = linesIn(await fetchOrderView(store, placedOrder))
    const part = [`Part of your order ${String(placedOrder['order'])} was cancelled`, isPaid]
    await cancel(placedOrder, [{ line: line?.['name'], quantity: 1 }])
    expect(await letters(placedOrder)).toEqual([part])
    await cancel(placedOrder)
    expect(await letters(placedOrder)).toEqual([
      part,
      [`Order ${String(placedOrder['order'])} was cancelled`, isPaid],
    ])
  }
})

test('Refuses a return requested too early or too late with that reason', async () => {
  const pot = await store.pot(5)
  const placedOrder = await ordered(store, [[pot, 2]])
  const [line] = linesIn(await delivered(store, manager, placedOrder))
  const ask = () =>
    store.call('orders.request_return', {
      ...{
        token: placedOrder['token'],
        items: [{ line: line?.['name'], quantity: 2 }],
        reason: 'does not fit',
      },
      idempotency_key: newKey(),
    })
  const name = String(rowsOf(valuesOf((await ask()).message)['returns'])[0]?.['name'])
  expect(why(await ask())).toEqual(because(`All units of ${String(line?.['title'])} are already in a return`))
  const refund = () => store.call('orders.refund_return', { name }, manager)
  const become = async (state: string) =>
    expect((await manager.put(`/api/resource/Return/${name}`, { state })).status).toBe(200)
  expect(why(await refund())).toEqual(because('Approve the return and mark it as received first'))
  await become('approved')
  expect(why(await refund())).toEqual(because('Mark the return as received first'))
  await become('received')
  expect((await refund()).status).toBe(200)
  expect(why(await refund())).toEqual(because('This return is completed'))
  expect(why(await ask())).toEqual(because(`No units of ${String(line?.['title'])} are left`))
})

test('Refuses an impossible package transition before asking a carrier or moving money', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  const [fulfilment] = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  const answer = await move(manager, fulfilment?.['name'], { state: 'shipped' })
  expect(why(answer)).toEqual(because('cannot change from Placed to Shipped. Possible: Confirmed'))
})
