import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { ClassifiedEnquiry } from './classified-enquiry.doctype.ts'
import {
  call,
  createLiveAd,
  classifiedsSite,
  updateDocument,
  valuesOf,
  type ClassifiedsSite,
  type Values,
} from '../testing/sample-site.ts'

let market: ClassifiedsSite
let seller: TestClient
let ad: string
beforeAll(async () => {
  market = await classifiedsSite()
  seller = await market.site.userWith('Customer')
  ad = await createLiveAd(market, seller, { phone: '98400 12345' })
})
afterAll(() => market.site.close())

const sendEnquiry = (client: TestClient, values: object = {}) =>
  call(client, 'classifieds.ask', {
    ...{ classified: ad, enquirer_name: 'Meena', enquirer_email: 'meena@letters.example' },
    ...{ message: 'Is it still here?', ...values },
  })

async function fetchLastMessage(event: string) {
  await market.site.engine.drainEvents()
  const { rows } = await market.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['recipient', 'subject', 'body'],
    filters: [['event', '=', event]],
    order_by: 'creation desc',
    limit_page_length: 1,
  })
  return valuesOf(rows[0])
}

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(valuesOf) : [])

async function enquiries(): Promise<readonly Values[]> {
  const { message } = await call(seller, 'classifieds.get_my_ads')
  return rowsIn(valuesOf(message)['ads']).flatMap((ad) => rowsIn(ad['enquiries']))
}

test('An enquiry reaches the seller, and neither side sees the other’s address', async () => {
  expect((await sendEnquiry(market.site.guest)).message).toEqual({ sent: 1 })
  const email = await fetchLastMessage('classifieds.enquiry_received')
  expect(email).toMatchObject({ subject: 'New enquiry about “A chair” from Meena' })
  expect(JSON.stringify(email['body'])).not.toContain('meena@letters.example')
  const [enquiry] = await enquiries()
  expect(JSON.stringify(enquiry)).not.toContain('meena@letters.example')
  const read = await seller.get(`/api/resource/Classified Enquiry/${String(enquiry?.['name'])}`)
  expect(read.status).toBe(200)
  expect(JSON.stringify(read.body)).not.toContain('meena@letters.example')

  await call(seller, 'classifieds.reply', { enquiry: enquiry?.['name'], message: 'It is.', shares_phone: 0 })
  const answer = await fetchLastMessage('classifieds.enquiry_answered')
  expect(answer).toMatchObject({ recipient: 'meena@letters.example' })
  expect(answer['body']).toContain('It is.')
  expect(answer['body']).not.toContain('+919840012345')
})

test('The seller gives the phone number to one person by ticking it', async () => {
  await sendEnquiry(market.site.guest, { enquirer_email: 'farida@letters.example' })
  const [enquiry] = await enquiries()
  await call(seller, 'classifieds.reply', { enquiry: enquiry?.['name'], message: 'Call me', shares_phone: 1 })
  const answer = await fetchLastMessage('classifieds.enquiry_answered')
  expect(answer).toMatchObject({ recipient: 'farida@letters.example' })
  expect(answer['body']).toContain('+919840012345')
  const { message } = await call(market.site.guest, 'classifieds.get_classified', { name: ad })
  expect(message).toMatchObject({ phone: null })
})

test('A guest enquiry needs a name and a reply address, and nobody enquires about their own ad', async () => {
  expect((await sendEnquiry(market.site.guest, { enquirer_email: null })).body).toMatchObject({
    field: 'enquirer_email',
  })
  expect((await sendEnquiry(market.site.guest, { enquirer_name: null })).body).toMatchObject({
    field: 'enquirer_name',
  })
  expect((await sendEnquiry(seller)).status).toBe(417)
  expect((await sendEnquiry(market.site.guest, { classified: 'CL-99999' })).status).toBe(404)
})

test('Sending the same enquiry twice makes one', async () => {
  const before = (await enquiries()).length
  const values = { enquirer_email: 'twice@letters.example', idempotency_key: 'one-form-of-an-enquirer' }
  const answers = await Promise.all([1, 2, 3].map(() => sendEnquiry(market.site.guest, values)))
  expect(answers.map(({ message }) => message)).toEqual(answers.map(() => ({ sent: 1 })))
  expect(await enquiries()).toHaveLength(before + 1)
})

test('The office reads only the flagged message, and no others', async () => {
  await sendEnquiry(market.site.guest, { message: 'Send money first', enquirer_email: 'bad@letters.example' })
  const [enquiry] = await enquiries()
  const path = `/api/resource/Classified Enquiry/${String(enquiry?.['name'])}`
  const moderator = await market.site.userWith('Moderator')
  for (const client of [market.office, moderator]) expect((await client.get(path)).status).toBe(404)
  expect((await market.site.guest.get(path)).status).toBe(403)
  const flagged = await call(seller, 'moderation.flag', {
    ...{ reference_doctype: 'Classified Enquiry', reference_name: enquiry?.['name'], reason: 'fraud' },
  })
  expect(flagged.message).toEqual({ flagged: 1 })
  const { rows } = await moderator.get('/api/resource/Moderation Item', {
    fields: ['name', 'excerpt'],
    filters: [['reference_doctype', '=', 'Classified Enquiry']],
  })
  expect(rows).toMatchObject([{ excerpt: 'Send money first' }])
  await updateDocument(moderator, ['Moderation Item', String(rows[0]?.['name'])], {
    ...{ state: 'hidden', hidden_because: 'Fraud' },
  })
  expect(JSON.stringify(await enquiries())).not.toContain('Send money first')
})

test('A client that enquires too often must wait, and its enquiry is not stored', async () => {
  const values = { enquirer_email: 'eager@letters.example' }
  const answers = []
  for (let count = 0; count < 22; count += 1) answers.push(await sendEnquiry(market.site.guest, values))
  expect(answers.at(-1)).toMatchObject({ status: 429 })
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  const stored = await market.site.engine.read(administrator, (documents) =>
    documents.find(ClassifiedEnquiry, {
      where: { enquirer_email: 'eager@letters.example' },
      fields: ['name'],
    }),
  )
  expect(stored.length).toBe(answers.filter(({ status }) => status === 200).length)
})
