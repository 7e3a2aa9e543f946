import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { openCatalogSite, rowsOf, valuesOf, type CatalogSite } from '../testing/sample-site.ts'

let shop: CatalogSite
let seller: TestClient
let another: TestClient
let manager: TestClient
beforeAll(async () => {
  shop = await openCatalogSite()
  seller = await shop.site.userWith('Seller')
  another = await shop.site.userWith('Seller')
  manager = await shop.site.userWith('Store Manager')
  await shop.site.administrator.put('/api/resource/Business/BS-00002', { run_by: seller.user })
})
afterAll(() => shop.site.close())

const at = (name: string) => `/api/resource/Product/${name}`
const change = (name: unknown) => `/api/resource/Product Change/${String(name)}`
const sold = (route: string, fields: object = {}) =>
  shop.addProduct(route, 'cloth', { business: 'BS-00002', ...fields })

async function proposed(name: string, changes: object): Promise<string> {
  const { status, data, body } = await seller.put(at(name), changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return String(valuesOf(data)['change_in_review'])
}

const withdraw = (client: TestClient, name: string) =>
  client.post('/api/method/mela.catalog.withdraw_change', { name })

test('A live product keeps its content while a seller’s change waits, but its price changes at once', async () => {
  const name = await sold('stole', { description: '<p>Soft</p>' })
  const pictures = [{ image: '/files/new.webp', alt: 'A blue stole' }]
  const waiting = await proposed(name, { title: 'Blue stole', description: '', pictures, price: 350 })
  const unchanged = { state: 'live', title: 'stole', description: '<p>Soft</p>', pictures: [], price: 350 }
  expect((await shop.site.guest.get(at(name))).data).toMatchObject({ ...unchanged, price: 350 })
  const seen = await seller.get(change(waiting))
  expect(seen.data).toMatchObject({
    state: 'waiting',
    product: name,
    summary: 'Title, Description, Images',
  })
  expect(rowsOf(valuesOf(seen.data)['lines'])).toMatchObject([
    { what: 'Title', now: 'stole', proposed: 'Blue stole' },
    { what: 'Description', now: 'Soft' },
    { what: 'Images', proposed: 'A blue stole' },
  ])
  const { message } = await manager.get('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(message)).toContain('A product change is waiting for review: stole')
  // Later changes are merged into the pending one.
  expect(await proposed(name, { category: shop.categories.get('pots') })).toBe(waiting)
  expect((await manager.put(change(waiting), { state: 'accepted' })).status).toBe(200)
  const after = { title: 'Blue stole', pictures, category: shop.categories.get('pots'), price: 350 }
  const { data } = await seller.get(at(name))
  expect(data).toMatchObject({ ...after, state: 'live' })
  expect(valuesOf(data)['change_in_review'] ?? null).toBeNull()
})

test('Refusing a change gives the seller a reason and leaves the product as it is', async () => {
  const name = await sold('towel')
  const waiting = await proposed(name, { title: 'The best towel' })
  const bare = await manager.put(change(waiting), { state: 'refused' })
  expect(bare.status).toBe(417)
  expect(bare.body).toMatchObject({ code: 'catalog.no_rejection_reason', field: 'answer' })
  const answer = 'Say what it is made of'
  expect((await manager.put(change(waiting), { state: 'refused', answer })).status).toBe(200)
  const read = (await seller.get(change(waiting))).data
  expect(read).toMatchObject({ state: 'refused', answer, decided_by: manager.user })
  const { data } = await seller.get(at(name))
  expect(data).toMatchObject({ title: 'towel' })
  const notified = await seller.get('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(notified.message)).toContain('Your change was rejected: towel')
  const late = await manager.put(change(waiting), { answer: 'Another' })
  expect(late.body).toMatchObject({ code: 'catalog.change_over' })
})

test('A seller withdraws but never decides their own change, and another seller neither reads nor withdraws it', async () => {
  const name = await sold('rug')
  const waiting = await proposed(name, { title: 'Another rug' })
  expect((await another.get(change(waiting))).status).toBe(404)
  expect((await withdraw(another, name)).status).toBe(403)
  expect((await another.get('/api/resource/Product Change')).rows).toEqual([])
  expect((await shop.site.guest.get(change(waiting))).status).toBe(403)
  expect((await seller.put(change(waiting), { state: 'accepted' })).status).toBe(403)
  expect((await seller.post('/api/resource/Product Change', { product: name })).status).toBe(403)
  expect((await withdraw(seller, name)).status).toBe(200)
  expect((await seller.get(change(waiting))).data).toMatchObject({ state: 'withdrawn' })
  expect((await withdraw(seller, name)).body).toMatchObject({ code: 'catalog.no_pending_change' })
  expect((await manager.put(change(waiting), { state: 'accepted' })).status).toBe(417)
})

test('A new or renamed variant waits for approval and merges with the current prices', async () => {
  const variants = [{ sku: 'KURTA-S', option_values: 'Size: S', price: 700 }]
  const name = await sold('kurta', { variants })
  const [small] = rowsOf(valuesOf((await seller.get(at(name))).data)['variants'])
  const large = { sku: 'KURTA-L', option_values: 'Size: L', price: 800 }
  const waiting = await proposed(name, {
    variants: [{ ...small, option_values: 'Size: Small', price: 690 }, large],
  })
  const now = valuesOf((await seller.get(at(name))).data)['variants']
  expect(now).toMatchObject([{ option_values: 'Size: S', price: 690 }])
  await seller.put(at(name), { price: 680 })
  expect((await manager.put(change(waiting), { state: 'accepted' })).status).toBe(200)
  expect(valuesOf((await seller.get(at(name))).data)['variants']).toMatchObject([
    { name: small?.['name'], option_values: 'Size: Small', price: 680 },
    { option_values: 'Size: L', price: 800 },
  ])
})

test('Refuses an unknown category at its field', async () => {
  const name = await sold('mat')
  const refused = await seller.put(at(name), { category: 'CAT-99999' })
  expect(refused.status).toBe(417)
  expect(refused.body).toMatchObject({ code: 'catalog.unknown_category', field: 'category' })
})

test('Deletes a product with its decided changes, but refuses with the next step while one waits', async () => {
  const name = await sold('runner')
  const decided = await proposed(name, { title: 'Long runner' })
  expect((await manager.put(change(decided), { state: 'accepted' })).status).toBe(200)
  const waiting = await proposed(name, { title: 'Short runner' })
  const refused = await manager.delete(at(name))
  expect(refused.status).toBe(417)
  expect(refused.body).toMatchObject({ code: 'catalog.change_under_review', exc_type: 'LinkExistsError' })
  expect((await withdraw(seller, name)).status).toBe(200)
  const deleted = await manager.delete(at(name))
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(202)
  for (const one of [at(name), change(decided), change(waiting)])
    expect((await manager.get(one)).status).toBe(404)
})
