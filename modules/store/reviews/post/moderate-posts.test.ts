import { orderEvents } from '#store/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import {
  decide,
  drain,
  fetchReviews,
  notificationsOf,
  reviewSite,
  rowsOf,
  valuesOf,
  sampleText,
  writeReview,
  type ReviewSite,
  type Values,
} from '../testing/sample-site.ts'

let store: ReviewSite
beforeAll(async () => {
  store = await reviewSite()
})
afterAll(() => store.site.close())

const codeOf = ({ body }: { readonly body: unknown }) => valuesOf(body)['code']

async function outboxMessages(): Promise<readonly Values[]> {
  await drain(store)
  const fields = ['recipient', 'subject', 'body']
  return (
    await store.site.administrator.get('/api/resource/Outbox Message', { fields, limit_page_length: 100 })
  ).rows
}

async function uploadFor(ticket: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#6e1f63' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'pot.png')
  const headers = { 'x-upload-ticket': ticket }
  const { message } = await store.site.guest.request('POST', '/api/method/upload_file', { body, headers })
  return String(valuesOf(message)['file_url'])
}

test('Review pictures are private until publication, and again after it is hidden', async () => {
  const product = await store.product()
  const { token } = await store.deliveredOrder(product)
  const photo = await uploadFor(token)
  expect(photo).toMatch(/^\/private\//)
  const own = { product, token }
  const { message } = await store.call('reviews.save_review', {
    ...own,
    stars: 4,
    ...sampleText,
    photos: [photo],
  })
  const at = `Product Review/${String(valuesOf(message)['review'])}`
  await drain(store)
  expect((await store.site.guest.get(photo)).status).not.toBe(200)
  const thief = await store.deliveredOrder(product, { phone: '+919840099999' })
  const stolen = await store.call('reviews.save_review', {
    ...{ product, token: thief.token, stars: 1, ...sampleText, photos: [photo] },
  })
  expect(codeOf(stolen)).toBe('reviews.foreign_photo')
  await decide(store.office, at, { state: 'published' })
  await drain(store)
  const [shown] = rowsOf((await fetchReviews(store, product))['shown'])
  const [open] = Array.isArray(shown?.['photos']) ? shown['photos'].map(String) : []
  expect(open).toMatch(/^\/files\//)
  expect((await store.site.guest.get(String(open))).status).toBe(200)
  await decide(store.office, at, { state: 'rejected', rejected_because: 'Not a pot' })
  await drain(store)
  expect((await store.site.guest.get(String(open))).status).not.toBe(200)
  expect((await store.call('reviews.get_my_review', own)).message).toMatchObject({
    review: {
      state: 'rejected',
      rejected_because: 'Not a pot',
      photos: [expect.stringMatching(/^\/private\//)],
    },
  })
})

test('Notifies a reviewer of the decision, a guest by e-mail, and the office of a waiting review', async () => {
  const product = await store.product()
  const buyer = await store.site.userWith('Customer')
  const mine = await store.deliveredOrder(product, { user: buyer.user, phone: '+919840011111' })
  const name = await writeReview(store, { product, deliveredOrder: mine, stars: 5 })
  expect(await notificationsOf(store, store.office)).toEqual(
    expect.arrayContaining([expect.objectContaining({ link: `/desk/product-review/${name}` })]),
  )
  const own = await store.call('reviews.get_my_review', { product }, buyer)
  expect(own.message).toMatchObject({ may_write: 1, review: { name } })
  await decide(store.office, `Product Review/${name}`, { state: 'published' })
  expect(await notificationsOf(store, buyer)).toMatchObject([
    { title: expect.stringMatching(/^Your review is published/) },
  ])
  await decide(store.office, `Product Review/${name}`, {
    state: 'rejected',
    rejected_because: 'It names a person',
  })
  expect((await notificationsOf(store, buyer))[0]).toMatchObject({
    title: expect.stringMatching(/^Your review was not published/),
  })
  const guests = await writeReview(store, {
    product,
    deliveredOrder: await store.deliveredOrder(product, { phone: '+919840022222' }),
    stars: 2,
  })
  await decide(store.office, `Product Review/${guests}`, { state: 'published' })
  const letters = await outboxMessages()
  expect(letters.map(({ body }) => String(body)).join()).toContain('It names a person')
  expect(letters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        recipient: 'meena@example.org',
        subject: expect.stringMatching(/^Your review is published/),
      }),
    ]),
  )
})

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

let keys = 0
const key = () => `key-of-a-question-${String((keys += 1)).padStart(3, '0')}`

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

test('A question waits for the office, is answered, and its author is notified', async () => {
  const product = await store.product()
  const asker = await store.site.userWith('Customer')
  const asked = { product, text: 'May it stand in the sun?', idempotency_key: key() }
  const ask = (client: TestClient) => store.call('reviews.ask', asked, client)
  const [first, second] = await Promise.all([ask(asker), ask(asker)])
  const question = String(valuesOf(first.message)['question'])
  expect(second.message).toEqual({ question, state: 'pending' })
  expect((await ask(store.site.guest)).status).toBe(403)
  const read = async () =>
    rowsOf(valuesOf((await store.call('reviews.get_questions', { product })).message)['questions'])
  expect(await read()).toEqual([])
  const answerQuestion = (client: TestClient, text: string) =>
    store.call('reviews.answer', { question, text, idempotency_key: key() }, client)
  expect((await answerQuestion(store.office, 'Yes')).status).toBe(404)
  await decide(store.office, `Product Question/${question}`, { state: 'published' })
  expect(codeOf(await answerQuestion(await store.site.userWith('Customer'), 'I guess so'))).toBe(
    'reviews.nobody_to_answer',
  )
  const buyer = await store.site.userWith('Customer')
  await store.deliveredOrder(product, { user: buyer.user, phone: '+919840033333' })
  const waiting = await answerQuestion(buyer, 'Mine does')
  expect(waiting.message).toMatchObject({ state: 'pending' })
  expect((await answerQuestion(store.office, 'Yes, it may')).message).toMatchObject({ state: 'published' })
  expect(await read()).toMatchObject([
    { text: asked.text, answers: [{ text: 'Yes, it may', answers_as: 'office' }] },
  ])
  expect((await notificationsOf(store, asker))[0]).toMatchObject({
    title: expect.stringMatching(/^Your question was answered/),
  })
  const answer = String(valuesOf(waiting.message)['answer'])
  expect((await store.site.guest.get(`/api/resource/Product Answer/${answer}`)).status).toBe(404)
  await decide(store.office, `Product Answer/${answer}`, { state: 'published' })
  const page = await store.call('reviews.get_questions', { product })
  expect(page.statements).toHaveLength(1)
  expect((await read())[0]?.['answers']).toHaveLength(2)
  await decide(store.office, `Product Question/${question}`, {
    state: 'rejected',
    rejected_because: 'Off topic',
  })
  expect(await read()).toEqual([])
  expect((await store.site.guest.get(`/api/resource/Product Answer/${answer}`)).status).toBe(404)
  expect(JSON.stringify((await notificationsOf(store, asker))[0])).toContain('was not published')
})

test('A buyer who returns everything loses the review, and one who keeps a unit does not', async () => {
  const [partlyReturned, fullyReturned] = [await store.product(), await store.product()]
  const reviewed: Values[] = []
  for (const [product, returned] of [
    [partlyReturned, 1],
    [fullyReturned, 2],
  ] as const) {
    const deliveredOrder = await store.deliveredOrder(product, { quantity: 2, phone: '+919840044444' })
    const name = await writeReview(store, { product, deliveredOrder, stars: 4 })
    await decide(store.office, `Product Review/${name}`, { state: 'published' })
    await store.site.engine.database.pool.query(
      'update "Order Line" set returned_quantity = $1 where parent = $2',
      [...[returned, deliveredOrder.order]],
    )
    await store.site.engine.write(administrator, (documents) =>
      documents.emit(orderEvents.return_changed, {
        return: 'RTN-1',
        order: deliveredOrder.order,
        state: 'refunded',
        from: 'received',
      }),
    )
    await drain(store)
    reviewed.push(await fetchReviews(store, product))
  }
  expect(reviewed).toMatchObject([{ reviews: 1 }, { reviews: 0 }])
})

test('Invites the buyer to review once, some days after delivery, unless they opted out', async () => {
  const { engine, administrator: admin } = store.site
  const product = await store.product()
  const [one, other, silent] = [
    await store.site.userWith('Customer'),
    await store.site.userWith('Customer'),
    await store.site.userWith('Customer'),
  ]
  const today = await engine.read(administrator, async ({ today: day }) => day)
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  await store.deliveredOrder(product, { user: one.user, on: daysAgo(5) })
  await store.deliveredOrder(product, { user: other.user, on: daysAgo(1) })
  const deliveredOrder = await store.deliveredOrder(product, { user: silent.user, on: daysAgo(6) })
  await writeReview(store, { product, deliveredOrder, stars: 5 })
  await engine.runTask('reviews.invite')
  await engine.runTask('reviews.invite')
  expect(await notificationsOf(store, one)).toMatchObject([
    { title: 'Review your purchase: Pot', link: expect.stringContaining('/review') },
  ])
  expect([await notificationsOf(store, other), await notificationsOf(store, silent)]).toEqual([[], []])
  await admin.put('/api/resource/Review Settings/Review Settings', { invite_after_days: 0 })
  await store.deliveredOrder(product, { user: other.user, on: daysAgo(5) })
  await engine.runTask('reviews.invite')
  expect(await notificationsOf(store, other)).toEqual([])
})
