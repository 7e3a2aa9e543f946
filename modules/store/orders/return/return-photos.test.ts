import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { delivered, linesIn, ordered } from '../testing/order-steps.ts'
import { newKey, orderSite, rowsOf, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function upload(ticket: string) {
  const body = new FormData()
  body.set('file', new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' }), 'broken.png')
  const headers = { 'x-upload-ticket': ticket }
  return store.site.guest.request('POST', '/api/method/upload_file', { body, headers })
}

test('A guest uploads return photos with the order’s link, also on a site with forms', async () => {
  const placedOrder = await ordered(store, [[await store.pot(1), 1]])
  const order = await delivered(store, manager, placedOrder)
  const token = String(placedOrder['token'])
  const uploaded = await upload(token)
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200)
  const photo = valuesOf(uploaded.message)['file_url']
  const asked = await store.call('orders.request_return', {
    ...{ token, items: [{ line: linesIn(order)[0]?.['name'], quantity: 1 }], reason: 'damaged' },
    ...{ photos: [photo], idempotency_key: newKey() },
  })
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  const storedReturn = await manager.get(`/api/resource/Return/${String(back?.['name'])}`)
  expect(rowsOf(valuesOf(storedReturn.data)['photos'])).toHaveLength(1)
})

test('A link that opens no order stores no photo', async () => {
  expect((await upload('A'.repeat(43))).status).toBe(403)
})
