import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { rowsOf, valuesOf } from '#store/orders/testing'
import { promotionSite, type PromotionSite } from '../testing/promotion-site.ts'

let store: PromotionSite
let seller: TestClient
beforeAll(async () => {
  store = await promotionSite()
  seller = await store.site.userWith('Seller')
  await store.site.administrator.put('/api/resource/Business/BS-00001', { run_by: seller.user })
})
afterAll(() => store.site.close())

const create = (values: object, client: TestClient = store.site.administrator) =>
  store.call('promotions.create_coupons', values, client)

const codesIn = (message: unknown): readonly string[] => {
  const codes: unknown = valuesOf(message)['codes']
  return Array.isArray(codes) ? codes.map(String) : []
}

test('The office creates unguessable codes for one use each, by one statement for all', async () => {
  const promotion = await store.promotion({ title: 'Batch' })
  const { message, statements, status } = await create({ promotion, count: 200, prefix: 'fair' })
  expect(status).toBe(200)
  const codes = codesIn(message)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^FAIR[2-9A-HJ-NP-Z]{10}$/)
  expect(statements.filter((text) => /insert into "Coupon"/i.test(text))).toHaveLength(1)
  const { rows } = await store.site.administrator.get('/api/resource/Coupon', {
    filters: { promotion },
    fields: ['code', 'total_uses', 'batch'],
    limit_page_length: 0,
  })
  expect(rows).toHaveLength(200)
  expect(rows[0]).toMatchObject({ total_uses: 1, batch: valuesOf(message)['batch'] })
})

test('A repeated call with the same key returns the first codes', async () => {
  const promotion = await store.promotion({ title: 'Repeated' })
  const asked = { promotion, count: 3, idempotency_key: 'codes-of-the-fair-0001' }
  const [first, second] = [await create(asked), await create(asked)]
  expect(codesIn(second.message)).toEqual(codesIn(first.message))
})

test('A seller makes promotions of the own business only, and codes only for those', async () => {
  const own = await store.promotion({ title: 'Own', business: 'BS-00001' }, seller)
  expect((await create({ promotion: own, count: 1 }, seller)).status).toBe(200)
  const foreign = await store.promotion({ title: 'Everywhere' })
  expect((await create({ promotion: foreign, count: 1 }, seller)).status).toBe(404)
  for (const business of [null, 'BS-00002']) {
    const values = { title: 'Not mine', percent: 10, business }
    expect((await seller.post('/api/resource/Store Promotion', values)).status).not.toBe(200)
  }
  expect((await seller.get(`/api/resource/Store Promotion/${foreign}`)).status).toBe(404)
  expect((await store.call('promotions.get_redemptions', { promotion: foreign }, seller)).status).toBe(404)
})

test('The code of another seller is refused with words that help, and a guessed one after some attempts not tried', async () => {
  const promotion = await store.promotion({ title: 'Loom', business: 'BS-00002', is_listed: 0 })
  await store.coupon(promotion, 'LOOM')
  const { cart_token } = await store.ready([[await store.pot(3), 1]])
  const enter = (coupon_code: string) => store.call('cart.set_coupon', { cart_token, coupon_code })
  expect(JSON.stringify((await enter('LOOM')).body)).toContain('Your cart has no item of this offer')
  const guesses = []
  for (let count = 0; count < 20; count += 1) guesses.push(await enter(`GUESS${count}`))
  expect(guesses[0]?.body).toMatchObject({ code: 'cart.coupon_refused', field: 'coupon_code' })
  expect(guesses.at(-1)?.status).toBe(429)
  expect(guesses.at(-1)?.body).toMatchObject({ code: 'cart.too_many_codes', field: 'coupon_code' })
})

test('A promotion without its value, with an end before its start or a wrong code is refused at its field', async () => {
  const refused = async (values: object, type = 'Store Promotion') => {
    const { status, body } = await store.site.administrator.post(`/api/resource/${type}`, values)
    return [status, valuesOf(body)['field']]
  }
  const title = 'Wrong'
  expect(await refused({ title })).toEqual([417, 'percent'])
  expect(await refused({ title, kind: 'amount off' })).toEqual([417, 'amount'])
  expect(await refused({ title, kind: 'buy x get y' })).toEqual([417, 'buy_quantity'])
  expect(await refused({ title, kind: 'bundle price', amount: 5 })).toEqual([417, 'items'])
  const turned = { starts_at: '2026-12-02 00:00:00', ends_at: '2026-12-01 00:00:00' }
  expect(await refused({ title, percent: 5, ...turned })).toEqual([417, 'ends_at'])
  const promotion = await store.promotion({ title: 'Right' })
  expect(await refused({ promotion, code: 'no spaces!' }, 'Coupon')).toEqual([417, 'code'])
  await store.coupon(promotion, 'Same-Code')
  expect((await refused({ promotion, code: 'SAME-CODE' }, 'Coupon'))[0]).not.toBe(200)
})

test('The office sees uses and cost of a promotion by day', async () => {
  const promotion = await store.promotion({ title: 'Seen' })
  const { message } = await store.call('promotions.get_redemptions', { promotion }, store.site.administrator)
  expect(message).toEqual({ uses: 0, cost: 0, given_back: 0, days: [] })
  expect(rowsOf(valuesOf(message)['days'])).toEqual([])
})
