import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { website } from '#site/website'
import { Business } from './business.doctype.ts'
import { businessForDomain } from './business.queries.ts'
import { businesses } from '../index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([website, businesses])
  await site.engine.write(administrator, async (documents) => {
    await documents.insert(Business, {
      business_name: 'Asha Shop',
      state: 'live',
      address_line1: '14 Thendral Street',
      city: 'Besant Nagar',
      address_state: 'Tamil Nadu',
      zipcode: '600090',
      gstin: '27aapfu0939f1zv',
      domains: [{ domain: 'https://www.Asha.example/' }],
      cities: [{ city: 'Besant Nagar', core_city: 'Chennai' }],
    })
    await documents.insert(Business, { business_name: 'Not yet', domains: [{ domain: 'later.example' }] })
  })
})
afterAll(() => site.close())

const detail = async (fields: object) =>
  (await site.guest.post('/api/method/mobileapi.get_business_detail', fields)).message

test('Lists the public fields of a live business', async () => {
  expect(await detail({ name: 'BS-00001' })).toEqual([
    expect.objectContaining({
      name: 'BS-00001',
      business_name: 'Asha Shop',
      address: '14 Thendral Street, Besant Nagar, Tamil Nadu 600090',
      core_city: 'Chennai',
      currency: 'INR',
    }),
  ])
})

test('Returns the default business when no name is given', async () => {
  expect(await detail({})).toEqual(await detail({ name: 'BS-00001' }))
})

test('Answers alike for a business that is not live and one that does not exist', async () => {
  expect(await detail({ name: 'BS-00002' })).toEqual([])
  expect(await detail({ name: 'BS-99999' })).toEqual([])
})

test('Hides the tax number from the public and denies guests the documents', async () => {
  expect(JSON.stringify(await detail({ name: 'BS-00001' }))).not.toContain('AAPFU')
  expect((await site.guest.get('/api/resource/Business')).status).toBe(403)
})

test('The office reads businesses without their tax numbers', async () => {
  const office = await site.userWith('School Office')
  const manager = await site.userWith('Store Manager')
  const read = async (client: typeof office) => (await client.get('/api/resource/Business/BS-00001')).data
  expect(await read(manager)).toMatchObject({ gstin: '27AAPFU0939F1ZV' })
  expect(await read(office)).not.toMatchObject({ gstin: expect.anything() })
  expect((await office.put('/api/resource/Business/BS-00001', { tagline: 'x' })).status).toBe(403)
})

test('A domain resolves to its live business, in any spelling', async () => {
  const find = (domain: string) =>
    site.engine.read(administrator, (documents) => businessForDomain(documents, domain))
  expect(await find('WWW.asha.example:8080')).toBe('BS-00001')
  expect(await find('later.example')).toBeNull()
  expect(await find('elsewhere.example')).toBeNull()
})

test('Refuses a GSTIN with a wrong check character', async () => {
  const answer = await site.administrator.put('/api/resource/Business/BS-00001', { gstin: '27AAPFU0939F1ZW' })
  expect(answer.status).toBe(417)
})
