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

let keys = 0
const key = () => `key-of-a-question-${String((keys += 1)).padStart(3, '0')}`

test('A question waits for the office, is answered, and its author is notified', async () => {
  const product = await store.product()
  const customer = await store.site.userWith('Customer')
  const asked = { product, text: 'May it stand in the sun?', idempotency_key: key() }
  const ask = (client: TestClient) => store.call('reviews.ask', asked, client)
  const [first, second] = await Promise.all([ask(customer), ask(customer)])
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
    'reviews.may_not_answer',
  )
  const buyer = await store.site.userWith('Customer')
  await store.deliveredOrder(product, { user: buyer.user, phone: '+919840033333' })
  const waiting = await answerQuestion(buyer, 'Mine does')
  expect(waiting.message).toMatchObject({ state: 'pending' })
  expect((await answerQuestion(store.office, 'Yes, it may')).message).toMatchObject({ state: 'published' })
  expect(await read()).toMatchObject([
    { text: asked.text, answers: [{ text: 'Yes, it may', answers_as: 'office' }] },
  ])
  expect((await notificationsOf(store, customer))[0]).toMatchObject({
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
  expect(JSON.stringify((await notificationsOf(store, customer))[0])).toContain('was not published')
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
