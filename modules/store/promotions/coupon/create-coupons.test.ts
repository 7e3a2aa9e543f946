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

const created = async (values: object, client: TestClient = store.site.administrator) => {
  const batch = await client.post('/api/resource/Coupon Batch', values)
  if (batch.status !== 200) return batch
  return store.call('promotions.create_coupons', { name: valuesOf(batch.data)['name'] }, client)
}

async function couponsOf(batch: unknown) {
  const { rows } = await store.site.administrator.get('/api/resource/Coupon', {
    filters: { batch },
    fields: ['code', 'total_uses', 'promotion'],
    limit_page_length: 0,
  })
  return rows
}

test('The office creates unguessable codes for one use each, by one statement for all', async () => {
  const promotion = await store.promotion({ title: 'Batch' })
  const { message, statements, status } = await created({ promotion, count: 200, prefix: 'fair' })
  expect(status).toBe(200)
  const { name, count } = valuesOf(message)
  expect(count).toBe(200)
  expect(statements.filter((text) => /insert into "Coupon"/i.test(text))).toHaveLength(1)
  const coupons = await couponsOf(name)
  expect(new Set(coupons.map(({ code }) => code)).size).toBe(200)
  for (const { code } of coupons) expect(code).toMatch(/^FAIR[2-9A-HJ-NP-Z]{10}$/)
  expect(coupons[0]).toMatchObject({ total_uses: 1, promotion })
})

test('A batch creates its codes once, however often and by how many it is asked', async () => {
  const promotion = await store.promotion({ title: 'Repeated' })
  const { data } = await store.site.administrator.post('/api/resource/Coupon Batch', { promotion, count: 3 })
  const { name } = valuesOf(data)
  const create = () => store.call('promotions.create_coupons', { name }, store.site.administrator)
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await couponsOf(name)).toHaveLength(3)
  const path = `/api/resource/Coupon Batch/${String(name)}`
  expect((await store.site.administrator.get(path)).data).toMatchObject({ state: 'created', count: 3 })
})

test('A seller makes promotions of the own business only, and codes only for those', async () => {
  const own = await store.promotion({ title: 'Own', business: 'BS-00001' }, seller)
  expect((await created({ promotion: own, count: 1 }, seller)).status).toBe(200)
  const foreign = await store.promotion({ title: 'Everywhere' })
  expect((await created({ promotion: foreign, count: 1 }, seller)).status).not.toBe(200)
  const { data } = await store.site.administrator.post('/api/resource/Coupon Batch', {
    promotion: foreign,
    count: 1,
  })
  const { name } = valuesOf(data)
  expect((await store.call('promotions.create_coupons', { name }, seller)).status).toBe(404)
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
  expect(await refused({ promotion, count: 1, prefix: 'no-dash' }, 'Coupon Batch')).toEqual([417, 'prefix'])
  expect(await refused({ promotion, count: 10_001 }, 'Coupon Batch')).toEqual([417, 'count'])
  const places = [{ from_postal_code: '600131', to_postal_code: '600001' }]
  expect(await refused({ title, percent: 5, places })).toEqual([417, 'places'])
  expect(await refused({ title, percent: 5, items: [{ quantity: 1 }] })).toEqual([417, 'items'])
  await store.coupon(promotion, 'Same-Code')
  expect((await refused({ promotion, code: 'SAME-CODE' }, 'Coupon'))[0]).not.toBe(200)
})

test('The office sees uses and cost of a promotion by day', async () => {
  const promotion = await store.promotion({ title: 'Seen' })
  const { message } = await store.call('promotions.get_redemptions', { promotion }, store.site.administrator)
  expect(message).toEqual({ uses: 0, cost: 0, given_back: 0, days: [] })
  expect(rowsOf(valuesOf(message)['days'])).toEqual([])
})
