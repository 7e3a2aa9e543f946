import { expect, test } from 'vitest'
import { guest } from '#framework/permissions'
import { valuesOf } from '#store/orders/testing'
import { promotionSite } from '../testing/promotion-site.ts'
import { readCartFacts } from './promotions.queries.ts'
import { explainOffers } from './explain-offers.rules.ts'

test('Measure', async () => {
  const store = await promotionSite()
  const items = []
  for (let n = 0; n < 30; n += 1) items.push([await (n % 2 ? store.pot : store.cloth)(50, { price: 10_000 + n * 37 }), 2] as const)
  const cart = await store.ready(items)
  const before = await store.call('cart.get_cart', { cart_token: cart.cart_token })
  const median = async (run: () => Promise<unknown>, many = 60) => {
    const times: number[] = []
    for (let n = 0; n < many; n += 1) { const at = performance.now(); await run(); times.push(performance.now() - at) }
    times.sort((a, b) => a - b)
    return [times[Math.floor(many / 2)], times[Math.floor(many * 0.95)]]
  }
  const get = () => store.call('cart.get_cart', { cart_token: cart.cart_token })
  await median(get)
  const t0 = await median(get)
  for (let n = 0; n < 200; n += 1)
    await store.promotion({
      title: `P${n}`, is_automatic: n % 2, is_stackable: n % 3 === 0 ? 1 : 0, priority: n % 5,
      business: [null, 'BS-00001', 'BS-00002'][n % 3],
      ...(n % 6 === 0 ? { kind: 'buy x get y', percent: null, buy_quantity: 2, get_quantity: 1 } : n % 6 === 1 ? { kind: 'amount off', percent: null, amount: 50 + n } : n % 6 === 2 ? { kind: 'free delivery', percent: null } : { percent: 3 + (n % 20) }),
      items: n % 4 === 0 ? items.slice(0, 6).map(([{ product }]) => ({ product })) : [],
      places: n % 7 === 0 ? [{ from_postal_code: '600001', to_postal_code: '600131' }] : [],
    })
  const after = await get()
  await median(get)
  const t1 = await median(get)
  const lines = items.map(([i], n) => ({ key: `k${n}`, product: i.product, business: i.business, quantity: 2, price: 10_000, net: 20_000 }))
  const asked = { cart: { coupon_code: null } as never, lines }
  const read = () => store.site.engine.read(guest, (documents) => readCartFacts(documents, asked))
  await median(read)
  const t2 = await median(read)
  const facts = await read()
  const rules = async () => explainOffers(facts.promotions, { basket: { lines: lines.map((l) => ({ ...l, categories: facts.categories[l.product] ?? [] })), deliveries: [] }, facts: { now: facts.now, isGuest: true, roles: new Set(['Guest']), isFirstOrder: true, payment_choice: 'online', postal_code: '600004' } })
  await median(rules)
  const t3 = await median(rules)
  console.log('statements', before.statements.length, after.statements.length, 'get_cart without', t0, 'with 200', t1, 'sql', t2, 'rules', t3, facts.promotions.length, valuesOf(valuesOf(after.message)['totals']))
  expect(1).toBe(1)
  await store.site.close()
}, 300_000)
