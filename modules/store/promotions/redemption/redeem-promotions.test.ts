import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, fetchOrderView, linesIn, orderOf, paid, place, valuesOf } from '#store/orders/testing'
import { promotionSite, type PromotionSite } from '../testing/promotion-site.ts'

let store: PromotionSite
beforeAll(async () => {
  store = await promotionSite()
})
afterAll(() => store.site.close())

const deactivate = (promotion: string) =>
  store.site.administrator.put(`/api/resource/Store Promotion/${promotion}`, { is_active: 0 })

const redemptionOf = async (promotion: string) => {
  const { rows } = await store.site.administrator.get('/api/resource/Promotion Redemption', {
    filters: { promotion },
    fields: ['order', 'code', 'amount', 'given_back', 'is_released'],
  })
  return rows
}

test('A buyer enters a coupon in any case, orders, and returns of parts give the discount back to the paisa', async () => {
  const promotion = await store.promotion({ budget: 1000 })
  await store.coupon(promotion, 'welcome10', { total_uses: 1 })
  const pot = await store.pot(9, { price: 33_335 })
  const cart = await store.ready([[pot, 3]], { coupon_code: ' Welcome10 ' })
  const order = valuesOf((await place(store, cart)).message)
  await paid(store, order)
  expect(await orderOf(store, order)).toMatchObject({
    coupon_code: 'WELCOME10',
    discount_amount: 100,
    total: 950.05,
  })
  expect(await store.counters(promotion)).toEqual({ used_count: 1, spent_amount: 100 })
  const second = await store.ready([[pot, 1]])
  const refused = await store.call('cart.set_coupon', {
    cart_token: second.cart_token,
    coupon_code: 'WELCOME10',
  })
  expect(JSON.stringify(refused.body)).toContain('This coupon has been used already')
  const [line] = linesIn(await fetchOrderView(store, order))
  const cancel = (quantity: number) =>
    store.call('orders.cancel_order', { token: order['token'], items: [{ line: line?.['name'], quantity }] })
  expect((await cancel(1)).status).toBe(200)
  expect(await store.counters(promotion)).toEqual({ used_count: 1, spent_amount: 66.67 })
  expect((await cancel(2)).status).toBe(200)
  expect(await store.counters(promotion)).toEqual({ used_count: 0, spent_amount: 0 })
  expect(await redemptionOf(promotion)).toMatchObject([
    { order: order['order'], code: 'WELCOME10', amount: 100, given_back: 100, is_released: 1 },
  ])
  expect(await fetchOrderView(store, order)).toMatchObject({ paid: 950.05, returned: 950.05 })
  const again = await store.call('cart.set_coupon', {
    cart_token: second.cart_token,
    coupon_code: 'WELCOME10',
  })
  expect(again.message).toMatchObject({ coupon_code: 'WELCOME10', problems: [] })
  expect(await store.faults()).toEqual([])
  await deactivate(promotion)
})

test('Of sixty buyers who order at once with a code for twelve, exactly twelve get it', async () => {
  const promotion = await store.promotion({ total_uses: 12, title: 'Twelve' })
  await store.coupon(promotion, 'TWELVE')
  const pot = await store.pot(100)
  const carts = []
  for (let count = 0; count < 60; count += 1)
    carts.push(await store.ready([[pot, 1]], { coupon_code: 'TWELVE' }))
  const answers = await Promise.all(carts.map((cart) => place(store, cart)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
  const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => valuesOf(body)['code'])
  expect(new Set(refusals)).toEqual(new Set(['promotions.used_up_meanwhile', 'orders.changed']))
  expect(await store.counters(promotion)).toEqual({ used_count: 12, spent_amount: 504 })
  expect(await redemptionOf(promotion)).toHaveLength(12)
  expect(await store.left(pot)).toBe(88)
  expect(await store.faults()).toEqual([])
}, 120_000)

test('The last two uses of a budget that is enough for one go to one buyer', async () => {
  const promotion = await store.promotion({ kind: 'amount off', amount: 100, percent: null, budget: 199 })
  await store.coupon(promotion, 'BUDGET')
  const pot = await store.pot(10)
  const carts = [1, 2].map(() => store.ready([[pot, 1]], { coupon_code: 'BUDGET' }))
  const answers = await Promise.all((await Promise.all(carts)).map((cart) => place(store, cart)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await store.counters(promotion)).toEqual({ used_count: 1, spent_amount: 100 })
})

test('A guest uses a code for one order of a phone number once, also in two carts at once', async () => {
  const promotion = await store.promotion({ uses_per_customer: 1 })
  await store.coupon(promotion, 'ONCE')
  const pot = await store.pot(10)
  const own = { address: { ...address, phone: '98400 77777' }, coupon_code: 'ONCE' }
  const carts = [await store.ready([[pot, 1]], own), await store.ready([[pot, 1]], own)]
  const answers = await Promise.all(carts.map((cart) => place(store, cart)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  const [refused] = answers.filter(({ status }) => status !== 200)
  expect(refused?.body).toMatchObject({ code: 'promotions.not_for_this_customer', field: 'coupon_code' })
  const other = await store.ready([[pot, 1]], { ...own, address: { ...address, phone: '98400 88888' } })
  expect((await place(store, other)).status).toBe(200)
})

test('A first-order code is for who has no order yet, as a guest by the phone number of the order', async () => {
  const promotion = await store.promotion({ customer_group: 'first order' })
  await store.coupon(promotion, 'FIRST')
  const pot = await store.pot(10)
  const at = (phone: string) => ({ address: { ...address, phone } })
  const first = await store.ready([[pot, 1]], { ...at('98400 66666'), coupon_code: 'FIRST' })
  expect((await place(store, first)).status).toBe(200)
  const again = await store.ready([[pot, 1]], { ...at('98400 66666'), coupon_code: 'FIRST' })
  expect((await place(store, again)).status).toBe(417)
})

test('A clock that is set back gives no second use', async () => {
  const promotion = await store.promotion({ total_uses: 1, starts_at: '2020-01-01 00:00:00' })
  await store.coupon(promotion, 'ONETIME')
  const pot = await store.pot(10)
  const cart = await store.ready([[pot, 1]], { coupon_code: 'ONETIME' })
  expect((await place(store, cart)).status).toBe(200)
  store.clock.pass(-3600)
  const late = await store.ready([[pot, 1]])
  const { status } = await store.call('cart.set_coupon', {
    cart_token: late.cart_token,
    coupon_code: 'ONETIME',
  })
  expect(status).toBe(417)
  store.clock.pass(3600)
})

test('Pricing reads promotions by one statement, by two when there are any, and redeeming takes two', async () => {
  const pot = await store.pot(10)
  const ofPromotions = (statements: readonly string[]) =>
    statements.filter((text) => text.includes('"Store Promotion')).length
  const { rows } = await store.site.administrator.get('/api/resource/Store Promotion', {
    limit_page_length: 0,
  })
  for (const { name } of rows) await deactivate(String(name))
  const bare = await store.ready([[pot, 1]])
  const seen = (cart_token: string) => store.call('cart.get_cart', { cart_token })
  expect(ofPromotions((await seen(bare.cart_token)).statements)).toBe(1)
  const without = await place(store, bare)
  const promotion = await store.promotion({})
  await store.coupon(promotion, 'COUNTED')
  const cart = await store.ready([[pot, 1]], { coupon_code: 'COUNTED' })
  expect(ofPromotions((await seen(cart.cart_token)).statements)).toBe(2)
  const redeemed = await place(store, cart)
  expect(redeemed.statements.length - without.statements.length).toBe(3)
})
