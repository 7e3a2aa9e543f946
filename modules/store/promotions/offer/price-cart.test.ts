import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf, type Values } from '#store/orders/testing'
import { promotionSite, type PromotionSite } from '../testing/promotion-site.ts'

let store: PromotionSite
let created: string[] = []
beforeAll(async () => {
  store = await promotionSite()
})
afterAll(() => store.site.close())

const paise = (amount: unknown): number => Math.round(Number(amount) * 100)

const sumOf = (rows: readonly Values[], field: string): number =>
  rows.reduce((sum, row) => sum + paise(row[field]), 0)

const seller = fc.constantFrom(null, 'BS-00001', 'BS-00002')
const common = { business: seller, is_stackable: fc.constantFrom(0, 1), is_automatic: fc.constant(1) }
const anyPromotion = fc.oneof(
  fc.record({ ...common, kind: fc.constant('percent off'), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ ...common, kind: fc.constant('amount off'), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ ...common, kind: fc.constant('fixed price'), amount: fc.integer({ min: 0, max: 50_000 }) }),
  fc.record({ ...common, kind: fc.constant('free delivery'), max_discount: fc.constantFrom(null, 25) }),
  fc.record({
    ...{ ...common, kind: fc.constant('buy x get y'), buy_quantity: fc.integer({ min: 1, max: 2 }) },
    get_quantity: fc.integer({ min: 1, max: 2 }),
  }),
)

/** Amounts of promotions are entered in rupees. */
const inRupees = (values: object) =>
  'amount' in values && typeof values.amount === 'number'
    ? { ...values, amount: values.amount / 100 }
    : values

async function withPromotions(all: readonly object[]): Promise<void> {
  for (const name of created)
    await store.site.administrator.put(`/api/resource/Store Promotion/${name}`, { is_active: 0 })
  created = []
  for (const [place, values] of all.entries())
    created.push(await store.promotion({ percent: null, ...inRupees(values), title: `Offer ${place}` }))
}

test('Lines, taxes and delivery less discounts are the total for any promotions at once, in the order too', async () => {
  const [pot, cup, cloth] = [
    await store.pot(5000, { price: 33_335 }),
    await store.pot(5000, { price: 9_999 }),
    await store.cloth(5000, { price: 12_345 }),
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(anyPromotion, { maxLength: 5 }), async (all) => {
      await withPromotions(all)
      const cart = await store.ready([
        [pot, 3],
        [cup, 2],
        [cloth, 1],
      ])
      const { message } = await store.call('cart.get_cart', { cart_token: cart.cart_token })
      const { totals: shown, lines, fulfilments, discounts } = valuesOf(message)
      const totals = valuesOf(shown)
      const [items, packages] = [rowsOf(lines), rowsOf(fulfilments)]
      expect(sumOf(items, 'amount')).toBe(paise(totals['goods']))
      expect(sumOf(items, 'discount')).toBe(paise(totals['discount']))
      expect(sumOf(packages, 'delivery_discount')).toBe(paise(totals['delivery_discount']))
      const off = paise(totals['discount']) + paise(totals['delivery_discount'])
      expect(sumOf(rowsOf(discounts), 'amount')).toBe(off)
      expect(paise(totals['total'])).toBe(paise(totals['goods']) + paise(totals['delivery']) - off)
      for (const line of items) expect(paise(line['discount'])).toBeLessThanOrEqual(paise(line['amount']))

      const placed = await store.call('orders.place_order', {
        ...cart,
        idempotency_key: `any-${cart.cart_token}`,
      })
      expect(placed.status, JSON.stringify(placed.body)).toBe(200)
      const order = String(valuesOf(placed.message)['order'])
      const { data } = await store.site.administrator.get(`/api/resource/Order/${order}`)
      expect(paise(valuesOf(data)['total'])).toBe(paise(totals['total']))
      expect(paise(valuesOf(data)['tax_amount'])).toBe(paise(totals['tax']))
    }),
    { numRuns: 12 },
  )
  expect(await store.faults()).toEqual([])
  await withPromotions([])
}, 60_000)

test('A cart says in the language of its buyer what an offer lacks', async () => {
  await withPromotions([{ kind: 'percent off', percent: 10, is_automatic: 1, minimum_amount: 1000 }])
  const { cart_token } = await store.ready([[await store.pot(2), 1]])
  const reasonIn = async (language: string) => {
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    const body = JSON.stringify({ cart_token })
    const { message } = await store.site.guest.request('POST', '/api/method/mela.cart.get_cart', {
      body,
      headers,
    })
    return rowsOf(valuesOf(message)['offers']).map(({ reason }) => reason)
  }
  expect(await reasonIn('en')).toEqual(['Add items worth ₹580 more to get this offer'])
  expect(await reasonIn('hi')).toEqual(['यह ऑफ़र पाने के लिए ₹580 के और आइटम जोड़ें'])
  expect(await reasonIn('ta')).toEqual(['இந்தச் சலுகையைப் பெற இன்னும் ₹580 மதிப்புள்ள பொருட்களைச் சேர்க்கவும்'])
  await withPromotions([])
})
