import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#meta'
import { address, cancelOneItem, newKey, orderOf, paid, rowsOf, valuesOf } from '#store/orders/testing'
import { quoteSite, type QuoteSite } from '../testing/quote-site.ts'

let store: QuoteSite
beforeAll(async () => {
  store = await quoteSite()
})
afterAll(() => store.site.close())

const fill = (code: string, cart_token: unknown = null) =>
  store.call('quotes.fill_cart_from_quote', { code, cart_token })

/** Fills a cart from the quote and enters what a checkout needs. */
async function cartOf(code: string) {
  const { message } = await fill(code)
  const { cart_token } = valuesOf(message)
  await store.call('cart.set_address', { cart_token, address, email: 'meena@example.org' })
  const coupon = await store.call('cart.set_coupon', { cart_token, coupon_code: code })
  expect(coupon.status, JSON.stringify(coupon.body)).toBe(200)
  const answer = await store.call('cart.set_payment', { cart_token, payment_choice: 'online' })
  const { version, totals, lines } = valuesOf(answer.message)
  return { cart_token, version, expected_total: valuesOf(totals)['total'], lines: rowsOf(lines) }
}

const placed = async (code: string) => {
  const { cart_token, version, expected_total } = await cartOf(code)
  return store.call('orders.place_order', { cart_token, version, expected_total, idempotency_key: newKey() })
}

test('A customer sees the quote by its link, fills a cart once and orders at the agreed prices', async () => {
  const [pot, cloth] = [await store.pot(9), await store.cloth(9)]
  const name = await store.draft([
    [pot, 3, 400],
    [cloth, 1, null],
  ])
  expect(await store.quote(name)).toMatchObject({ state: 'draft', total: 1620 })
  const code = await store.sent(name)
  expect(code).toMatch(/^Q-[2-9A-Z]{16}$/)
  expect((await store.call('quotes.get_quote', { code })).message).toMatchObject({
    ...{ quote: name, state: 'sent', customer_name: 'Sparrows Nursery', total: 1620, saving: 60 },
    lines: [
      { quantity: 3, price: 400, list_price: 420, amount: 1200 },
      { quantity: 1, price: 420, list_price: 420 },
    ],
  })
  const { cart_token } = valuesOf((await fill(code)).message)
  expect((await fill(code, cart_token)).message).toMatchObject({ cart: { item_count: 4 }, left_out: [] })
  const answer = await placed(code)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const order = valuesOf(answer.message)
  expect(await orderOf(store, order)).toMatchObject({ items_amount: 1680, discount_amount: 60, total: 1720 })
  expect(await store.quote(name)).toMatchObject({ state: 'ordered', order: order['order'] })
  expect((await store.call('quotes.get_quote', { code })).message).toMatchObject({ state: 'ordered' })
  await paid(store, order)
  await cancelOneItem(store, order)
  expect(await orderOf(store, order)).toMatchObject({ credited_amount: 400, refunded_amount: 400 })
  expect(await store.faults()).toEqual([])
})

test('Two carts with the same quote at once: one order is placed', async () => {
  const pot = await store.pot(9)
  const code = await store.sent(await store.draft([[pot, 2, 300]]))
  const carts = [await cartOf(code), await cartOf(code)]
  const answers = await Promise.all(
    carts.map(({ cart_token, version, expected_total }) =>
      store.call('orders.place_order', { cart_token, version, expected_total, idempotency_key: newKey() }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 417])
  const [refused] = answers.filter(({ status }) => status === 417)
  expect(['quotes.used_meanwhile', 'orders.changed']).toContain(valuesOf(refused?.body)['code'])
})

test('A quote whose order was cancelled can be ordered again', async () => {
  const pot = await store.pot(9)
  const name = await store.draft([[pot, 2, 300]])
  const code = await store.sent(name)
  const { token } = valuesOf((await placed(code)).message)
  expect((await store.call('orders.cancel_order', { token })).status).toBe(200)
  const reopened = await store.quote(name)
  expect(reopened['state']).toBe('sent')
  expect(reopened).not.toHaveProperty('order')
  expect((await placed(code)).status).toBe(200)
})

test('A quote that is a draft, unknown, expired or cancelled gives no prices and says why', async () => {
  const pot = await store.pot(9)
  const unknown = await fill('Q-AAAAAAAAAAAAAAAA')
  expect([unknown.status, valuesOf(unknown.body)['code']]).toEqual([404, 'quotes.not_found'])
  const name = await store.draft([[pot, 1, 300]])
  const code = await store.sent(name)
  const cart = await cartOf(code)
  const path = `/api/resource/Quote/${name}`
  expect((await store.manager.put(path, { state: 'draft' })).status).toBe(200)
  expect((await store.call('quotes.get_quote', { code })).status).toBe(404)
  const priced = await store.call('cart.get_cart', { cart_token: cart.cart_token })
  expect(JSON.stringify(priced.message)).toContain('This quote is being revised')
  expect((await store.manager.put(path, { valid_until: '2000-01-01' })).status).toBe(200)
  expect((await store.call('quotes.send', { name }, store.manager)).body).toMatchObject({
    field: 'valid_until',
  })
  expect((await store.manager.put(path, { state: 'cancelled' })).status).toBe(200)
  const refused = { cart_token: cart.cart_token, coupon_code: code }
  expect(JSON.stringify((await store.call('cart.set_coupon', refused)).body)).toContain('was cancelled')
  expect((await fill(code)).body).toMatchObject({ code: 'quotes.not_open' })
})

test('A quote ends with its last day, also before the nightly task has marked it', async () => {
  const pot = await store.pot(9)
  const today = dayIn('Asia/Kolkata', store.clock.now())
  const name = await store.draft([[pot, 1, 300]], { valid_until: today })
  const code = await store.sent(name)
  expect((await fill(code)).status).toBe(200)
  store.clock.pass(86_400 * 2)
  expect((await store.call('quotes.get_quote', { code })).message).toMatchObject({ state: 'expired' })
  expect((await fill(code)).body).toMatchObject({ code: 'quotes.not_open' })
  await store.site.engine.runTask('quotes.expire')
  expect(await store.quote(name)).toMatchObject({ state: 'expired' })
})
