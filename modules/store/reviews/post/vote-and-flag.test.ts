import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  decide,
  fetchReviews,
  reviewSite,
  valuesOf,
  writeReview,
  type ReviewSite,
} from '../testing/sample-site.ts'

let store: ReviewSite
beforeAll(async () => {
  store = await reviewSite()
})
afterAll(() => store.site.close())

const codeOf = ({ body }: { readonly body: unknown }) => valuesOf(body)['code']

let keys = 0
const key = () => `key-of-a-question-${String((keys += 1)).padStart(3, '0')}`

test('Other readers mark a review helpful once each, also concurrently, and its author cannot', async () => {
  const product = await store.product()
  const writer = await store.site.userWith('Customer')
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product, { user: writer.user }),
    stars: 5,
  })
  const readers = await Promise.all(Array.from({ length: 4 }, () => store.site.userWith('Customer')))
  const post = { reference_doctype: 'Product Review', reference_name: name }
  const vote = (client: TestClient, more: object = {}) =>
    store.call('reviews.vote', { ...post, ...more }, client)
  const [reader] = readers
  if (!reader) throw new Error('Nobody reads')
  expect((await vote(reader)).status).toBe(404)
  await decide(store.office, `Product Review/${name}`, { state: 'published' })
  await Promise.all([...readers, ...readers].map((one) => vote(one)))
  expect((await fetchReviews(store, product))['shown']).toMatchObject([{ helpful: 4, is_helpful: 0 }])
  const seen = valuesOf((await store.call('reviews.get_reviews', { product }, reader)).message)
  expect(seen['shown']).toMatchObject([{ helpful: 4, is_helpful: 1 }])
  expect((await vote(reader, { is_helpful: 0 })).message).toEqual({ helpful: 3, is_helpful: 0 })
  expect((await vote(reader, { is_helpful: 0 })).message).toEqual({ helpful: 3, is_helpful: 0 })
  expect(codeOf(await vote(writer))).toBe('reviews.own_post')
  expect((await vote(store.site.guest)).status).toBe(403)
  expect((await vote(reader, { reference_doctype: 'User' })).status).toBe(404)
})

test('Enough flags hide a review until the office has checked it', async () => {
  const product = await store.product()
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product),
    stars: 1,
  })
  const at = `Product Review/${name}`
  await decide(store.office, at, { state: 'published' })
  await store.site.engine.database.pool.query('update "Product Review" set is_checked = 0 where name = $1', [
    name,
  ])
  const flag = (client: TestClient) =>
    store.call(
      'moderation.flag',
      { reference_doctype: 'Product Review', reference_name: name, reason: 'offensive' },
      client,
    )
  const readers = await Promise.all(Array.from({ length: 3 }, () => store.site.userWith('Customer')))
  for (const client of [store.site.guest, ...readers.slice(0, 2), ...readers.slice(0, 2)])
    expect((await flag(client)).message).toEqual({ flagged: 1 })
  expect(await fetchReviews(store, product)).toMatchObject({ reviews: 1 })
  for (const client of readers.slice(2)) await flag(client)
  expect(await fetchReviews(store, product)).toMatchObject({ reviews: 0, shown: [] })
  await decide(store.office, at, { state: 'published' })
  const more = await Promise.all(Array.from({ length: 3 }, () => store.site.userWith('Customer')))
  for (const client of more) await flag(client)
  expect(await fetchReviews(store, product)).toMatchObject({ reviews: 1 })
  expect((await store.office.get(`/api/resource/${at}`)).data).toMatchObject({ flags: 7 })
})

test('Flags that arrive at once hide a review like those one after another', async () => {
  const product = await store.product()
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product),
    stars: 2,
  })
  await decide(store.office, `Product Review/${name}`, { state: 'published' })
  const { pool } = store.site.engine.database
  await pool.query('update "Product Review" set is_checked = 0 where name = $1', [name])
  const post = { reference_doctype: 'Product Review', reference_name: name, reason: 'offensive' }
  const readers = await Promise.all(Array.from({ length: 3 }, () => store.site.userWith('Customer')))
  await Promise.all(readers.map((client) => store.call('moderation.flag', post, client)))
  expect(await fetchReviews(store, product)).toMatchObject({ reviews: 0, shown: [] })
})

test('Nobody flags their own post or one that they cannot read', async () => {
  const product = await store.product()
  const writer = await store.site.userWith('Customer')
  const question = { product, text: 'Does it hold water?', idempotency_key: key() }
  const asked = await store.call('reviews.ask', question, writer)
  const reference_name = String(valuesOf(asked.message)['question'])
  const meant = { reference_doctype: 'Product Question', reference_name, reason: 'danger to a child' }
  const flag = (client: TestClient) => store.call('moderation.flag', meant, client)
  const reader = await store.site.userWith('Customer')
  expect(codeOf(await flag(reader))).toBe('moderation.unknown_post')
  await decide(store.office, `Product Question/${reference_name}`, { state: 'published' })
  expect((await flag(reader)).message).toEqual({ flagged: 1 })
  expect(codeOf(await flag(writer))).toBe('reviews.own_post')
})
