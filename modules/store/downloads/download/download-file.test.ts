import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  fetchOrderView,
  fulfilmentsIn,
  orderSite,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '#store/orders/testing'
import { downloads } from '../index.ts'

type Item = Awaited<ReturnType<OrderSite['pot']>>

let store: OrderSite
let manager: TestClient
let digital: Item
let file: Values
beforeAll(async () => {
  store = await orderSite({ more: [downloads] })
  manager = await store.site.userWith('Store Manager')
  digital = await store.pot(0, { is_digital: 1 })
  file = await addFile(digital)
})
afterAll(() => store.site.close())

async function upload(client: TestClient, isPrivate: boolean, text: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([text], { type: 'text/plain' }), 'songs.txt')
  body.set('is_private', isPrivate ? '1' : '0')
  const uploaded = await client.request('POST', '/api/method/upload_file', { body })
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200)
  return String(valuesOf(uploaded.message)['file_url'])
}

const fileValues = ({ product, business }: Item, address: string) => ({
  ...{ product, business, title: 'Songs', file: address },
})

const saveFile = (client: TestClient, values: object) => client.post('/api/resource/Product Download', values)

async function addFile(item: Item): Promise<Values> {
  const { data, body } = await saveFile(manager, fileValues(item, await upload(manager, true, 'la la la')))
  expect(valuesOf(data)['name'], JSON.stringify(body)).toBeDefined()
  return valuesOf(data)
}

async function bought(item: Item, isPaid = true): Promise<Values> {
  const { message, status, body } = await place(store, await store.ready([[item, 1]]))
  expect(status, JSON.stringify(body)).toBe(200)
  const placed = valuesOf(message)
  if (isPaid) await paid(store, placed)
  await store.site.engine.drainEvents()
  return placed
}

const filesOf = async ({ token }: Values) =>
  rowsOf((await store.call('downloads.get_downloads', { token })).message)

function download(proof: Values, found: Values | undefined, client = store.site.guest) {
  const { line, download: name } = found ?? {}
  const { token, name: order } = proof
  return store.call('downloads.download_file', { token, name: order, line, download: name }, client)
}

test('A guest downloads what they bought by the order’s link, after the payment and not before', async () => {
  const unpaid = await bought(digital, false)
  expect(await filesOf(unpaid)).toEqual([])
  const placed = await bought(digital)
  const view = await fetchOrderView(store, placed)
  expect(fulfilmentsIn(view)).toMatchObject([{ kind: 'digital', state: 'delivered' }])
  expect(rowsOf(view['tax_documents'])).toHaveLength(1)
  const [found] = await filesOf(placed)
  expect(found).toMatchObject({ title: 'Songs', file_size: 8, left: 5, can_download: 1 })
  expect(String(found?.['file_name'])).toMatch(/^songs.*\.txt$/)
  const answer = await download(placed, found)
  expect([answer.status, answer.body]).toEqual([200, 'la la la'])
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect((await filesOf(placed))[0]).toMatchObject({ left: 4 })
  expect(await store.faults()).toEqual([])
})

test('The order’s message says that its files are ready', async () => {
  const placed = await bought(digital)
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: [['subject', 'like', `%downloads are ready: order ${String(placed['order'])}`]],
    fields: ['recipient', 'body'],
  })
  expect(rows).toMatchObject([{ recipient: 'meena@example.org' }])
  // The link of the order is a secret of the message, which staff do not see.
  expect(String(rows[0]?.['body'])).toContain('••••••')
})

test('A stranger gets neither the file nor its list, with another order’s token or the file’s own address', async () => {
  const placed = await bought(digital)
  const other = await bought(await store.pot(3))
  const [found] = await filesOf(placed)
  const stranger = await store.site.userWith('Customer')
  for (const client of [store.site.guest, stranger]) {
    expect((await download({ token: 'A'.repeat(43) }, found, client)).status).toBe(403)
    expect((await download(other, found, client)).status).toBe(404)
    expect((await download({ name: placed['order'] }, found, client)).status).toBe(403)
    expect([403, 404]).toContain((await client.request('GET', String(file['file']))).status)
    expect((await client.get(`/api/resource/Product Download/${String(file['name'])}`)).status).not.toBe(200)
  }
})

test('Downloads end at the limit also when they run at once, and after the last day', async () => {
  const placed = await bought(digital)
  const [found] = await filesOf(placed)
  const answers = await Promise.all(Array.from({ length: 12 }, () => download(placed, found)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = answers.find(({ status }) => status !== 200)
  expect(valuesOf(refused?.body)['code']).toBe('downloads.limit_reached')
  expect((await filesOf(placed))[0]).toMatchObject({ left: 0, can_download: 0 })
  const later = await bought(digital)
  const [still] = await filesOf(later)
  store.clock.pass(91 * 86_400)
  const late = await download(later, still)
  expect([late.status, valuesOf(late.body)['code']]).toEqual([417, 'downloads.time_over'])
})

test('A refunded item cannot be downloaded any more', async () => {
  const placed = await bought(digital)
  const [found] = await filesOf(placed)
  const [fulfilment] = fulfilmentsIn(await fetchOrderView(store, placed))
  const planned = await store.call('orders.plan_refund', { name: fulfilment?.['name'] }, manager)
  const { name } = valuesOf(planned.message)
  const path = `/api/resource/Order Refund/${String(name)}`
  const [item] = rowsOf(valuesOf((await manager.get(path)).data)['items'])
  const filled = await manager.put(path, { items: [{ ...item, quantity: 1 }], reason: 'Wrong songs' })
  expect(filled.status, JSON.stringify(filled.body)).toBe(200)
  const refund = await store.call('orders.refund_order', { name }, manager)
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect(await filesOf(placed)).toEqual([])
  expect((await download(placed, found)).status).toBe(404)
})

test('A seller attaches their own private files to their own digital products alone', async () => {
  const seller = await store.site.userWith('Seller')
  await store.site.administrator.put(`/api/resource/Business/${digital.business}`, { run_by: seller.user })
  const codeOf = async (values: object, client = seller) =>
    valuesOf((await saveFile(client, values)).body)['code']
  const own = fileValues(digital, await upload(seller, true, 'own'))
  expect((await saveFile(seller, own)).status).toBe(200)
  expect(await codeOf({ ...own, file: await upload(seller, false, 'public') })).toBe('downloads.not_private')
  expect(await codeOf({ ...own, file: file['file'] })).toBe('downloads.not_own_file')
  const pot = await store.pot(1)
  expect(await codeOf({ ...own, product: pot.product })).toBe('downloads.not_digital')
  const cloth = await store.cloth(0, { is_digital: 1 })
  expect((await saveFile(seller, { ...own, ...cloth, title: 'Songs' })).status).not.toBe(200)
})

test('A digital product without files waits for its seller', async () => {
  const bare = await store.pot(0, { is_digital: 1 })
  const placed = await bought(bare)
  expect(fulfilmentsIn(await fetchOrderView(store, placed))).toMatchObject([{ state: 'placed' }])
})
