import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#meta'
import { testClock, type TestClient } from '#framework/testing'
import {
  call,
  sampleAd,
  createDraft,
  createLiveAd,
  classifiedsSite,
  updateDocument,
  valuesOf,
  type ClassifiedsSite,
} from '../testing/sample-site.ts'

const clock = testClock()
let market: ClassifiedsSite
let seller: TestClient
beforeAll(async () => {
  market = await classifiedsSite(clock)
  seller = await market.site.userWith('Customer')
  await market.office.put('/api/resource/Moderation Settings/Moderation Settings', {
    new_account_posts: 100,
    posts_a_day: 100,
  })
})
afterAll(() => market.site.close())

const asGuest = (method: string, values: object = {}) => call(market.site.guest, method, values)
const listAdNames = async (values: object = {}) => {
  const { message } = await asGuest('classifieds.get_classifieds', values)
  const { ads } = valuesOf(message)
  return Array.isArray(ads) ? ads.map((ad) => valuesOf(ad)['name']) : []
}

test('An ad is visible from the office’s approval until its category’s period ends', async () => {
  const name = await createDraft(seller, market.chairs)
  expect((await asGuest('classifieds.get_classified', { name })).status).toBe(404)
  const sent = await call(seller, 'classifieds.submit_ad', { name })
  expect(sent.message).toMatchObject({ state: 'in review' })
  expect(await listAdNames()).not.toContain(name)
  await updateDocument(market.office, ['Classified', name], { state: 'live' })
  expect(await listAdNames()).toContain(name)
  const { message } = await asGuest('classifieds.get_classified', { name })
  const { live_from, expires_on } = valuesOf(message)
  expect(expires_on).toBe(addDays(String(live_from), 10))
})

test('Reveals neither the seller’s identity nor a hidden phone number', async () => {
  const name = await createLiveAd(market, seller)
  const adResponse = await asGuest('classifieds.get_classified', { name })
  expect(adResponse.message).toMatchObject({ seller_name: 'Selvi', phone: null, price: 250 })
  const other = await market.site.userWith('Customer')
  const answers = [
    adResponse,
    await asGuest('classifieds.get_classifieds'),
    await market.site.guest.get(`/api/resource/Classified/${name}`),
    await other.get(`/api/resource/Classified/${name}`),
    await market.site.guest.get('/api/resource/Classified', { fields: ['*'] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('9840012345')
  const asGuests = answers.filter((_, index) => index !== 3)
  for (const { body } of asGuests) expect(JSON.stringify(body)).not.toContain(seller.user)
})

test('Shows a phone number where its seller agreed', async () => {
  const name = await createLiveAd(market, seller, { shows_phone: 1 })
  const { message } = await asGuest('classifieds.get_classified', { name })
  expect(message).toMatchObject({ phone: '+919840012345' })
  const without = await call(seller, 'classifieds.save_ad', {
    ...{ ...sampleAd, category: market.chairs, phone: null, shows_phone: 1 },
  })
  expect(without.body).toMatchObject({ field: 'phone' })
})

test('The office rejects an ad with a reason, and never without', async () => {
  const name = await createDraft(seller, market.chairs)
  await call(seller, 'classifieds.submit_ad', { name })
  expect((await updateDocument(market.office, ['Classified', name], { state: 'draft' })).body).toMatchObject({
    field: 'sent_back_because',
  })
  await updateDocument(market.office, ['Classified', name], {
    state: 'draft',
    sent_back_because: 'Which wood?',
  })
  const { message } = await call(seller, 'classifieds.get_my_ads')
  expect(JSON.stringify(message)).toContain('Which wood?')
})

test('A decision in the shared moderation queue publishes the waiting ad', async () => {
  const name = await createDraft(seller, market.chairs)
  await call(seller, 'classifieds.submit_ad', { name })
  const { rows } = await market.office.get('/api/resource/Moderation Item', {
    fields: ['name', 'title', 'is_new'],
    filters: [['reference_name', '=', name]],
  })
  expect(rows).toMatchObject([{ title: 'A chair', is_new: 1 }])
  await updateDocument(market.office, ['Moderation Item', String(rows[0]?.['name'])], { state: 'approved' })
  await market.site.engine.drainEvents()
  expect(await listAdNames()).toContain(name)
})

test('Nobody changes another person’s ad', async () => {
  const name = await createLiveAd(market, seller)
  const other = await market.site.userWith('Customer')
  const answers = await Promise.all([
    call(other, 'classifieds.save_ad', { ...sampleAd, name, category: market.chairs }),
    ...['submit_ad', 'withdraw_ad', 'mark_sold', 'renew', 'get_my_ad'].map((step) =>
      call(other, `classifieds.${step}`, { name }),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await asGuest('classifieds.get_my_ads')).status).toBe(403)
  expect((await other.put(`/api/resource/Classified/${name}`, { title: 'Mine' })).status).toBe(403)
  expect((await seller.put(`/api/resource/Classified/${name}`, { state: 'sold' })).status).toBe(403)
})

test('A change to a visible ad goes back to moderation', async () => {
  const name = await createLiveAd(market, seller)
  const saveWith = await call(seller, 'classifieds.save_ad', {
    ...{ ...sampleAd, name, category: market.chairs, title: 'Another chair' },
  })
  expect(saveWith.message).toEqual({ name, state: 'in review' })
  expect(await listAdNames()).not.toContain(name)
})

test('Two taps create one ad', async () => {
  const values = { ...sampleAd, category: market.chairs, idempotency_key: 'one-form-of-a-seller' }
  const answers = await Promise.all([1, 2, 3].map(() => call(seller, 'classifieds.save_ad', values)))
  expect(new Set(answers.map(({ message }) => valuesOf(message)['name'])).size).toBe(1)
})

test('An ad needs a category that accepts ads, and shows only its seller’s own pictures', async () => {
  const saveWith = (values: object) =>
    call(seller, 'classifieds.save_ad', { ...sampleAd, category: market.chairs, ...values })
  expect((await saveWith({ category: market.household })).body).toMatchObject({ field: 'category' })
  expect((await saveWith({ category: 'CLC-999' })).body).toMatchObject({ field: 'category' })
  expect((await saveWith({ photos: ['/files/of-somebody-else.webp'] })).body).toMatchObject({
    field: 'photos',
  })
})

async function uploadPicture(client: TestClient): Promise<string> {
  const { default: sharp } = await import('sharp')
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#6e1f63' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'chair.png')
  const { message } = await client.request('POST', '/api/method/upload_file', { body: form })
  return String(valuesOf(message)['file_url'])
}

test('Deleting an ad deletes its pictures and its moderation entry', async () => {
  const photo = await uploadPicture(seller)
  const name = await createDraft(seller, market.chairs, { photos: [photo] })
  await call(seller, 'classifieds.submit_ad', { name })
  expect((await market.site.guest.get(photo)).status).toBe(200)
  expect((await market.site.administrator.delete(`/api/resource/Classified/${name}`)).status).toBe(202)
  await market.site.engine.drainEvents()
  expect((await market.site.guest.get(photo)).status).toBe(404)
  const findRemaining = (type: string, field: string) =>
    market.site.administrator.get(`/api/resource/${type}`, { filters: [[field, '=', name]] })
  expect((await findRemaining('File', 'attached_to_name')).rows).toEqual([])
  expect((await findRemaining('Moderation Item', 'reference_name')).rows).toEqual([])
})

test('A page of ads takes three statements, however many ads', async () => {
  const { statements } = await call(seller, 'classifieds.get_classifieds', { category: market.household })
  const own = statements.filter((statement) => /"Classified/.test(statement))
  expect(own.length).toBeLessThanOrEqual(3)
})

test('Search matches words literally, and a pattern matches nothing', async () => {
  const name = await createLiveAd(market, seller, { title: 'Rocking horse' })
  expect(await listAdNames({ txt: 'horse' })).toEqual([name])
  expect(await listAdNames({ txt: '%' })).toEqual([])
  expect(await listAdNames({ category: 'CLC-999' })).toEqual([])
})

test('An expired ad is hidden and reappears when renewed', async () => {
  const name = await createLiveAd(market, seller)
  expect((await call(seller, 'classifieds.renew', { name })).status).toBe(417)
  clock.pass(11 * 24 * 60 * 60)
  expect(await listAdNames()).not.toContain(name)
  expect((await asGuest('classifieds.ask', enquiryFor(name))).status).toBe(404)
  await market.site.engine.runTask('classifieds.expire')
  const renewed = await call(seller, 'classifieds.renew', { name })
  expect(renewed.message).toMatchObject({ state: 'live' })
  expect(await listAdNames()).toContain(name)
  const sold = await call(seller, 'classifieds.mark_sold', { name })
  expect(sold.message).toMatchObject({ state: 'sold' })
  expect(await listAdNames()).not.toContain(name)
})

function enquiryFor(classified: string) {
  return {
    classified,
    enquirer_name: 'Meena',
    enquirer_email: 'meena@letters.example',
    message: 'Is it here?',
  }
}
