import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  decide,
  reviewSite,
  rowsOf,
  valuesOf,
  writeReview,
  type ReviewSite,
  type Values,
} from '../testing/sample-site.ts'

let store: ReviewSite
let seller: TestClient
beforeAll(async () => {
  store = await reviewSite()
  seller = await store.site.userWith('Seller')
  const path = `/api/resource/Business/${store.business}`
  expect((await store.site.administrator.put(path, { run_by: seller.user })).status).toBe(200)
})
afterAll(() => store.site.close())

async function notificationsFor(link: string): Promise<readonly Values[]> {
  for (let round = 0; round < 2; round += 1) await store.site.engine.drainEvents()
  const { message } = await store.call('notifications.get_notifications', {}, seller)
  return rowsOf(valuesOf(message)['notifications']).filter((one) => one['link'] === link)
}

test('Notifies the seller once of a review, when it is published', async () => {
  const product = await store.product()
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product),
    stars: 2,
  })
  const [at, link] = [`Product Review/${name}`, `/desk/product-review/${name}`]
  expect(await notificationsFor(link)).toEqual([])
  for (const state of ['published', 'rejected', 'published'])
    await decide(store.office, at, { state, rejected_because: 'Look again' })
  expect(await notificationsFor(link)).toMatchObject([{ title: 'New review of Pot 1' }])
  expect((await seller.get(`/api/resource/${at}`)).status).toBe(200)
})

test('Notifies the seller of a question that they can answer', async () => {
  const product = await store.product()
  const customer = await store.site.userWith('Customer')
  const asked = { product, text: 'Does it leak?', idempotency_key: 'question-of-a-leak-001' }
  const { message } = await store.call('reviews.ask', asked, customer)
  const question = String(valuesOf(message)['question'])
  await decide(store.office, `Product Question/${question}`, { state: 'published' })
  expect(await notificationsFor('/product/pot-2')).toMatchObject([{ title: 'New question about Pot 2' }])
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    ...{ fields: ['user', 'body'], filters: [['subject', '=', 'New question about Pot 2']] },
  })
  expect(rows).toMatchObject([{ user: seller.user, body: expect.stringContaining('Does it leak?') }])
  const reply = { question, text: 'It does not', idempotency_key: 'answer-of-a-leak-0001' }
  expect((await store.call('reviews.answer', reply, seller)).message).toMatchObject({ state: 'published' })
})
