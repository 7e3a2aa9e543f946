import { afterAll, beforeAll, expect, test } from 'vitest'
import { numbers, pair, storeSite, valuesOf, type StoreSite } from '../testing/sample-site.ts'

let store: StoreSite
beforeAll(async () => {
  store = await storeSite()
})
afterAll(() => store.site.close())

const guest = (method: string, values: object = {}) => store.call(store.site.guest, method, values)
const view = async (cart_token: string) => valuesOf((await guest('get_cart', { cart_token })).message)

test('Merges the guest’s cart once at sign-in', async () => {
  const [pot, bowl] = [await store.sampleProduct({ chennai: 6 }), await store.sampleProduct()]
  const buyer = await store.site.userWith('Customer')
  const own = (method: string, values: object = {}) => store.call(buyer, method, values)
  await own('add', { ...pair(pot), quantity: 4 })
  const cart_token = await store.cartOf([pot, 4], [bowl, 1])
  const merged = valuesOf((await own('merge', { cart_token })).message)
  expect(numbers(merged['lines'], 'wanted')).toEqual([6, 1])
  const again = valuesOf((await own('merge', { cart_token })).message)
  expect(again['lines']).toEqual(merged['lines'])
  expect((await view(cart_token))['lines']).toEqual([])
  const other = await store.site.userWith('Customer')
  expect(valuesOf((await store.call(other, 'get_cart', { cart_token })).message)['lines']).toEqual([])
})

test('Concurrent cart merges from two devices lose and duplicate no items', async () => {
  const pot = await store.sampleProduct({ chennai: 100 })
  const buyer = await store.site.userWith('Customer')
  const tokens = await Promise.all(Array.from({ length: 6 }, () => store.cartOf([pot, 2])))
  const calls = [...tokens, ...tokens].map((cart_token) => store.call(buyer, 'merge', { cart_token }))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  const { lines } = valuesOf((await store.call(buyer, 'get_cart')).message)
  expect(numbers(lines, 'wanted')).toEqual([12])
})
