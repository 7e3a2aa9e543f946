import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { ProductReview } from './product-review.doctype.ts'
import {
  decide,
  fetchReviews,
  reviewSite,
  rowsOf,
  valuesOf,
  sampleText,
  writeReview,
  type ReviewSite,
} from '../testing/sample-site.ts'

let store: ReviewSite
beforeAll(async () => {
  store = await reviewSite()
})
afterAll(() => store.site.close())

const publish = (name: string) => decide(store.office, `Product Review/${name}`, { state: 'published' })
const save = (values: object, client = store.site.guest) =>
  store.call('reviews.save_review', { stars: 5, ...sampleText, ...values }, client)

test('A buyer who has the product writes one review, which others read once the office publishes it', async () => {
  const product = await store.product()
  const on = await store.deliveredOrder(product)
  const name = await writeReview(store, { product, deliveredOrder: on, stars: 4 })
  expect(await fetchReviews(store, product)).toMatchObject({ rating: null, reviews: 0, shown: [] })
  expect((await store.site.guest.get(`/api/resource/Product Review/${name}`)).status).toBe(404)
  const own = { product, token: on.token }
  expect((await store.call('reviews.get_my_review', own)).message).toMatchObject({
    may_write: 1,
    review: { name, state: 'pending', stars: 4 },
  })
  expect((await publish(name)).status).toBe(200)
  expect(await fetchReviews(store, product)).toMatchObject({
    ...{ rating: 4, reviews: 1, stars: [0, 0, 0, 1, 0], has_more: 0 },
    shown: [{ name, ...sampleText, author_name: 'Meena K.', is_helpful: 0, is_own: 0, photos: [] }],
  })
  const listed = await store.call('catalog.get_product', { route: 'pot-1' })
  expect(listed.message).toMatchObject({ rating: 4, reviews: 1 })
  const { data } = await store.site.guest.get(`/api/resource/Product Review/${name}`)
  for (const hidden of ['owner', 'author', 'order', 'buyer', 'flags', 'rejected_because'])
    expect(valuesOf(data)[hidden], hidden).toBeUndefined()
  const again = await save({ ...own, stars: 2 })
  expect(again.message).toEqual({ review: name, state: 'pending' })
  expect(await fetchReviews(store, product)).toMatchObject({ rating: null, reviews: 0, shown: [] })
  await publish(name)
  expect((await store.call('reviews.withdraw_review', own)).status).toBe(200)
  expect(await fetchReviews(store, product)).toMatchObject({ reviews: 0, stars: [0, 0, 0, 0, 0] })
})

test('A new account above the daily limit is told to wait', async () => {
  const buyer = await store.site.userWith()
  const product = await store.product()
  await store.deliveredOrder(product, { user: buyer.user })
  const { data } = await store.site.administrator.get('/api/resource/Moderation Settings/Moderation Settings')
  const allowed = Number(valuesOf(data)['new_account_posts'])
  for (let attempt = 0; attempt < allowed; attempt += 1)
    expect((await save({ product, stars: 1 + (attempt % 5) }, buyer)).status).toBe(200)
  const refused = await save({ product, stars: 5 }, buyer)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ code: 'moderation.too_many' })
})

test('Refuses a review before delivery, with another’s token, or after a full return', async () => {
  const product = await store.product()
  const other = await store.deliveredOrder(await store.product())
  const shipped = await store.deliveredOrder(product, { state: 'shipped' })
  const sentBack = await store.deliveredOrder(product, { quantity: 2, returned: 2 })
  for (const token of [null, 'x', other.token, shipped.token, sentBack.token]) {
    const { status, body } = await save({ product, token })
    expect([status, valuesOf(body)['code']]).toEqual([403, 'reviews.not_bought'])
  }
  const stranger = await store.site.userWith('Customer')
  expect((await save({ product }, stranger)).status).toBe(403)
  const { token } = await store.deliveredOrder(product)
  for (const stars of [0, 6, 2.5, -1, 'five'])
    expect((await save({ product, token, stars })).status).toBe(417)
  for (const photos of ['x', [1], ['/private/files/of-another.png'], Array(6).fill('a')])
    expect((await save({ product, token, photos })).status).toBe(417)
})

test('Two concurrent windows leave one review', async () => {
  const product = await store.product()
  const { token } = await store.deliveredOrder(product)
  const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => save({ product, token, stars })))
  expect(new Set(answers.map(({ message }) => valuesOf(message)['review'])).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('Counts concurrent new, changed and deleted reviews correctly', async () => {
  const product = await store.product()
  const names = await Promise.all(
    [1, 2, 3, 4, 5, 5].map(async (stars, index) =>
      writeReview(store, {
        product,
        deliveredOrder: await store.deliveredOrder(product, { phone: `+9198400200${10 + index}` }),
        stars,
      }),
    ),
  )
  await Promise.all(names.map(publish))
  expect(await fetchReviews(store, product)).toMatchObject({
    rating: 3.33,
    reviews: 6,
    stars: [1, 1, 1, 1, 2],
  })
  const rejected = { state: 'rejected', rejected_because: 'Not about the pot' }
  await Promise.all(names.slice(0, 3).map((name) => decide(store.office, `Product Review/${name}`, rejected)))
  expect(await fetchReviews(store, product)).toMatchObject({
    rating: 4.67,
    reviews: 3,
    stars: [0, 0, 0, 1, 2],
  })
  await store.site.administrator.delete(`/api/resource/Product Review/${names[5]}`)
  expect(await fetchReviews(store, product)).toMatchObject({ rating: 4.5, reviews: 2 })
  const { message } = await store.call('catalog.get_products', { search: 'Pot' })
  expect(rowsOf(valuesOf(message)['products']).find(({ name }) => name === product)).toMatchObject({
    ...{ rating: 4.5, reviews: 2 },
  })
})

test('After any series of changes the rating equals a recount', async () => {
  const product = await store.product()
  const states = ['pending', 'published', 'rejected', 'withdrawn'] as const
  const move = fc.record({
    review: fc.nat({ max: 3 }),
    state: fc.constantFrom(...states),
    stars: fc.integer({ min: 1, max: 5 }),
  })
  const names = await store.site.engine.write(administrator, async (documents) => {
    const made: string[] = []
    for (const stars of [1, 2, 3, 4])
      made.push((await documents.insert(ProductReview, { product, stars, text: 'x', author_name: 'M' })).name)
    return made
  })
  const { pool } = store.site.engine.database
  const recount = `
    select count(*)::int as reviews, round(avg(stars), 2)::float8 as rating,
      array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
        count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as stars
    from "Product Review" where product = $1 and state = 'published'`
  const known = `select reviews::int as reviews, rating, array[stars_1, stars_2, stars_3, stars_4, stars_5]::int[] as stars
    from "Product Rating" where product = $1`
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      for (const { review, state, stars } of moves)
        await pool.query('update "Product Review" set state = $1, stars = $2 where name = $3', [
          ...[state, stars, names[review]],
        ])
      const [recounted, stored] = [await pool.query(recount, [product]), await pool.query(known, [product])]
      const nothing = { reviews: 0, rating: null, stars: [0, 0, 0, 0, 0] }
      expect(stored.rows[0] ?? nothing).toEqual(recounted.rows[0])
    }),
    { numRuns: 40 },
  )
  await expect(
    pool.query('update "Product Rating" set stars_1 = -1 where product = $1', [product]),
  ).rejects.toThrow()
})

test('Lists, filters by stars and sorts any number of reviews with one statement', async () => {
  const product = await store.product()
  await store.site.engine.write(administrator, async (documents) => {
    for (let index = 0; index < 13; index += 1)
      await documents.insert(ProductReview, {
        ...{ product, stars: (index % 5) + 1, text: `No. ${index}`, author_name: 'M', state: 'published' },
        ...{ helpful: index === 4 ? 9 : 0, written_on: `2026-01-${10 + index}` },
      })
  })
  const page = await store.call('reviews.get_reviews', { product })
  expect(page.statements).toHaveLength(1)
  expect(page.message).toMatchObject({ reviews: 13, has_more: 1, stars: [3, 3, 3, 2, 2] })
  const shown = async (more: object) => rowsOf((await fetchReviews(store, product, more))['shown'])
  expect(await shown({ sort: 'helpful' })).toHaveLength(10)
  expect((await shown({ sort: 'helpful' }))[0]).toMatchObject({ text: 'No. 4' })
  expect((await shown({ sort: 'newest' }))[0]).toMatchObject({ text: 'No. 12' })
  expect((await shown({ sort: 'highest' }))[0]).toMatchObject({ stars: 5 })
  expect((await shown({ sort: 'lowest' }))[0]).toMatchObject({ stars: 1 })
  expect(await shown({ start: 10 })).toHaveLength(3)
  expect((await shown({ stars: 2 })).map(({ stars }) => stars)).toEqual([2, 2, 2])
  await store.call('catalog.get_product', { route: 'pot-1' })
  const { statements } = await store.call('catalog.get_product', { route: 'pot-2' })
  expect(statements.length).toBeLessThanOrEqual(2)
})

test('Hides reviews of a product that is not sold', async () => {
  const product = await store.product()
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product),
    stars: 5,
  })
  await publish(name)
  await store.site.administrator.put(`/api/resource/Product/${product}`, { state: 'archived' })
  expect((await store.call('reviews.get_reviews', { product })).status).toBe(404)
  expect((await store.site.guest.get(`/api/resource/Product Review/${name}`)).status).toBe(404)
})

test('Hides reviews of a suspended business’s product and refuses questions about it', async () => {
  const product = await store.product()
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product),
    stars: 5,
  })
  await publish(name)
  const customer = await store.site.userWith()
  const question = { product, text: 'Does it hold milk?', idempotency_key: 'does-it-hold-milk-1' }
  const statuses = async () => [
    (await store.call('reviews.get_reviews', { product })).status,
    (await store.site.guest.get(`/api/resource/Product Review/${name}`)).status,
    (await store.call('reviews.ask', question, customer)).status,
  ]
  const become = (state: string) =>
    store.site.administrator.put(`/api/resource/Business/${store.business}`, { state })
  expect(await statuses()).toEqual([200, 200, 200])
  await become('suspended')
  expect(await statuses()).toEqual([404, 404, 404])
  await become('live')
})

test('A store answers reviews of its own sales and changes nothing else, and the office rejects with a reason', async () => {
  const product = await store.product()
  const name = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product),
    stars: 1,
  })
  const at = `Product Review/${name}`
  const seller = await store.site.userWith('Seller')
  const answer = { review: name, answer: 'A new one is on its way.' }
  expect((await store.call('reviews.answer_review', answer, seller)).status).toBe(403)
  const { pool } = store.site.engine.database
  await pool.query('update "Business" set run_by = $1 where name = $2', [seller.user, store.business])
  expect((await store.call('reviews.answer_review', answer, seller)).status).toBe(403)
  const silent = await decide(store.office, at, { state: 'rejected' })
  expect([silent.status, valuesOf(silent.body)['code']]).toEqual([417, 'reviews.no_reason'])
  await publish(name)
  expect((await store.call('reviews.answer_review', answer, seller)).status).toBe(200)
  await decide(seller, at, { stars: 5, text: 'Wonderful', title: 'x', rejected_because: 'x' })
  expect((await decide(seller, at, { state: 'rejected' })).status).not.toBe(200)
  expect(rowsOf((await fetchReviews(store, product))['shown'])).toMatchObject([
    { stars: 1, ...sampleText, answer: answer.answer, answered_by: 'Pottery' },
  ])
})
