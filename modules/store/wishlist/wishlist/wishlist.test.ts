import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  rowsOf,
  valuesOf,
  wishlistSite,
  type SampleProduct,
  type WishlistSite,
} from '../testing/sample-site.ts'

let site: WishlistSite
beforeAll(async () => {
  site = await wishlistSite()
})
afterAll(() => site.site.close())

const guest = (method: string, values: object = {}) => site.call(site.site.guest, method, values)
const pair = ({ variant, business }: SampleProduct) => ({ variant, business })
const keyOf = ({ variant, business }: SampleProduct) => `${variant}/${business}`
const codeIn = (body: unknown) => valuesOf(body)['code']

async function addAll(client: TestClient, products: readonly SampleProduct[]): Promise<string> {
  let wishlist_token: unknown = null
  for (const product of products) {
    const { message } = await site.call(client, 'add_item', { ...pair(product), wishlist_token })
    wishlist_token = valuesOf(message)['wishlist_token']
  }
  return String(wishlist_token)
}

const listsOf = async (client: TestClient, values: object = {}) =>
  rowsOf(valuesOf((await site.call(client, 'get_lists', values)).message)['lists'])
const keysIn = (list: unknown) => rowsOf(valuesOf(list)['items']).map(({ key }) => key)

test('A guest saves items once each on own wishlists that nobody else opens', async () => {
  const [pot, bowl] = [await site.sampleProduct(), await site.sampleProduct()]
  const wishlist_token = await addAll(site.site.guest, [pot, bowl, pot])
  const [list] = await listsOf(site.site.guest, { wishlist_token })
  expect(keysIn(list)).toEqual([keyOf(bowl), keyOf(pot)])
  const { message, statements } = await guest('get_item_keys', { wishlist_token })
  expect(statements).toHaveLength(1)
  expect(valuesOf(message)['item_keys']).toEqual([keyOf(bowl), keyOf(pot)])
  const stranger = await site.site.userWith('Customer')
  const at = { list: list?.['list'], list_name: 'Mine' }
  expect(await listsOf(stranger, { wishlist_token })).toEqual([])
  for (const method of ['rename', 'delete_list', 'share', 'unshare'])
    expect(codeIn((await site.call(stranger, method, at)).body)).toBe('wishlist.no_list')
  expect((await site.site.guest.get('/api/resource/Wishlist')).status).toBe(403)
  const { message: left } = await guest('remove_item', { ...pair(pot), wishlist_token })
  expect(valuesOf(left)['item_keys']).toEqual([keyOf(bowl)])
})

test('The last release’s app still uses the earlier wishlist names, with a deprecation notice', async () => {
  const pot = await site.sampleProduct()
  const added = await guest('keep', pair(pot))
  const { wishlist_token } = valuesOf(added.message)
  const keys = await guest('get_kept', { wishlist_token })
  const removed = await guest('forget', { ...pair(pot), wishlist_token })
  const answers = [added, keys, removed]
  expect(answers.map(({ message }) => valuesOf(message)['item_keys'])).toEqual([
    [keyOf(pot)],
    [keyOf(pot)],
    [],
  ])
  expect(answers.map(({ headers }) => headers.has('deprecation'))).toEqual([true, true, true])
  expect((await guest('get_item_keys', { wishlist_token })).headers.has('deprecation')).toBe(false)
})

test('Keeps several wishlists separate and moves items between them', async () => {
  const buyer = await site.site.userWith('Customer')
  const own = (method: string, values: object) => site.call(buyer, method, values)
  const pot = await site.sampleProduct()
  await own('add_item', pair(pot))
  expect(codeIn((await own('add_list', { list_name: ' wishlist ' })).body)).toBe('wishlist.same_name')
  await own('add_list', { list_name: 'Pongal' })
  const [first, second] = (await listsOf(buyer)).map(({ list }) => list)
  const moved = await own('move_item', { ...pair(pot), list: first, to: second })
  expect(rowsOf(valuesOf(moved.message)['lists']).map(keysIn)).toEqual([[], [keyOf(pot)]])
  await own('delete_list', { list: second })
  expect(await listsOf(buyer)).toHaveLength(1)
})

test('Adds available wishlist items to the cart and leaves the others on the list', async () => {
  const [pot, deleted] = [await site.sampleProduct(), await site.sampleProduct()]
  const wishlist_token = await addAll(site.site.guest, [pot, deleted])
  const [list] = await listsOf(site.site.guest, { wishlist_token })
  await site.site.administrator.put(`/api/resource/Product/${deleted.product}`, { state: 'archived' })
  const at = { wishlist_token, list: list?.['list'] }
  expect(codeIn((await guest('move_to_cart', { ...pair(deleted), ...at })).body)).toBe('wishlist.not_sold')
  const { message } = await guest('move_to_cart', { ...pair(pot), ...at })
  const { cart_token, cart, lists } = valuesOf(message)
  expect(cart).toMatchObject({ item_count: 1 })
  expect(rowsOf(lists).map(keysIn)).toEqual([[keyOf(deleted)]])
  const { message: view } = await site.site.guest.post('/api/method/mela.cart.get_cart', { cart_token })
  expect(view).toMatchObject({ totals: { goods: 420 } })
})

test('A link shares one wishlist, with the owner’s name only by consent, until revoked', async () => {
  const buyer = await site.site.userWith('Customer')
  const pot = await site.sampleProduct()
  await addAll(buyer, [pot])
  const [list] = (await listsOf(buyer)).map((one) => one['list'])
  const share = async (shows_name: 0 | 1) =>
    valuesOf((await site.call(buyer, 'share', { list, shows_name })).message)['token']
  const [silent, named] = [await share(0), await share(1)]
  const seen = async (token: unknown) => guest('get_shared', { token })
  const { message, body } = await seen(named)
  expect(message).toMatchObject({ owner_name: 'Customer', items: [{ key: keyOf(pot), price: 420 }] })
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${buyer.user}|price_when_added`))
  await share(0)
  expect((await seen(silent)).message).toMatchObject({ owner_name: null })
  await site.call(buyer, 'unshare', { list })
  expect((await seen(named)).status).toBe(403)
})

test('Merges the guest’s wishlists once at sign-in', async () => {
  const [pot, bowl, lamp] = [
    await site.sampleProduct(),
    await site.sampleProduct(),
    await site.sampleProduct(),
  ]
  const buyer = await site.site.userWith('Customer')
  await addAll(buyer, [pot])
  const wishlist_token = await addAll(site.site.guest, [pot, bowl])
  const made = await guest('add_list', { list_name: 'Pongal', wishlist_token })
  const pongal = rowsOf(valuesOf(made.message)['lists'])[1]?.['list']
  await guest('add_item', { ...pair(lamp), list: pongal, wishlist_token })
  const merges = Array.from({ length: 4 }, () => site.call(buyer, 'merge', { wishlist_token }))
  expect((await Promise.all(merges)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await listsOf(buyer)).map(keysIn)).toEqual([[keyOf(bowl), keyOf(pot)], [keyOf(lamp)]])
  expect(await listsOf(site.site.guest, { wishlist_token })).toEqual([])
})

test('Shows a price drop, and notifies a signed-in user once', async () => {
  const buyer = await site.site.userWith('Customer')
  const pot = await site.sampleProduct()
  await addAll(buyer, [pot])
  await addAll(site.site.guest, [pot])
  const notices = async () => {
    const { message } = await buyer.get('/api/method/mela.notifications.get_notifications')
    return rowsOf(valuesOf(message)['notifications']).length
  }
  const morning = () => site.site.engine.runTask('wishlist.notify_price_drops')
  await morning()
  expect(await notices()).toBe(0)
  await site.reprice(pot, 400)
  const [list] = await listsOf(buyer)
  expect(rowsOf(list?.['items'])[0]).toMatchObject({ price: 400, price_when_added: 420, price_drop: 20 })
  await morning()
  await morning()
  expect(await notices()).toBe(1)
  await site.reprice(pot, 410)
  await morning()
  expect(await notices()).toBe(1)
  await site.reprice(pot, 390)
  await morning()
  expect(await notices()).toBe(2)
})
