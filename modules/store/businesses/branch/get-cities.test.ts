import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { places } from '#site/places'
import { website } from '#site/website'
import { addDays } from '#meta'
import { Business } from '../business/business.doctype.ts'
import { BusinessBranch } from './business-branch.doctype.ts'
import { branchesOf, businesses, isServed, sellerOf, tradeOf } from '../index.ts'

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([website, places, businesses])
  manager = await site.userWith('Store Manager')
  await site.engine.write(administrator, async (documents) => {
    const { today } = documents
    const chennai = { core_city: 'Chennai' }
    await documents.insert(Business, {
      ...{ business_name: 'Zari House', state: 'live', address_state: 'Tamil Nadu' },
      cities: [
        { city: 'Tambaram', ...chennai },
        { city: 'Chennai', ...chennai },
      ],
    })
    await documents.insert(Business, {
      ...{
        business_name: 'Clay Yard',
        state: 'live',
        gstin: '27AAPFU0939F1ZV',
        address_state: 'Maharashtra',
      },
      cities: [{ city: 'Chennai' }, { city: 'Madurai' }],
      service_areas: [{ from_postal_code: '600001', to_postal_code: '600132' }],
      holidays: [{ day: addDays(today, -1) }, { day: addDays(today, 3), what: 'The kiln is mended' }],
    })
    await documents.insert(Business, { business_name: 'Not yet', cities: [{ city: 'Salem' }] })
  })
})
afterAll(() => site.close())

const call = (method: string, values: object = {}) =>
  site.guest.post(`/api/method/mela.businesses.${method}`, values)

const branch = (values: object) =>
  manager.post('/api/resource/Business Branch', { business: 'BS-00002', zipcode: '600012', ...values })

test('Lists the cities that live businesses serve, each with its parent city', async () => {
  const { message, statements } = await call('get_cities')
  expect(message).toEqual([
    { city: 'Chennai', core_city: 'Chennai', businesses: 2 },
    { city: 'Tambaram', core_city: 'Chennai', businesses: 1 },
    { city: 'Madurai', core_city: 'Madurai', businesses: 1 },
  ])
  expect(statements).toHaveLength(2)
})

test('Lists the businesses of a city, the website’s own first, without staff-only fields', async () => {
  const { message } = await call('get_businesses', { city: 'Chennai' })
  expect(message).toMatchObject({
    businesses: [{ business_name: 'Zari House' }, { business_name: 'Clay Yard' }],
    default_business: 'BS-00001',
  })
  expect(JSON.stringify(message)).not.toContain('AAPFU')
  expect((await call('get_businesses', { city: 'Madurai' })).message).toMatchObject({
    businesses: [{ name: 'BS-00002' }],
  })
  expect((await call('get_businesses', { city: 'Salem' })).message).toMatchObject({ businesses: [] })
  expect((await call('get_businesses')).message).toMatchObject({ businesses: [{}, {}] })
})

test('Lists the business named in the website settings first', async () => {
  const name = (default_business: string | null) =>
    site.administrator.put('/api/resource/Website Settings/Website Settings', { default_business })
  expect((await name('BS-00002')).status).toBe(200)
  expect((await call('get_businesses')).message).toMatchObject({
    businesses: [{ name: 'BS-00002' }, { name: 'BS-00001' }],
    default_business: 'BS-00002',
  })
  await name(null)
  expect((await call('get_businesses')).message).toMatchObject({ default_business: 'BS-00001' })
})

test('Makes the first branch of a business its default, then the one marked later', async () => {
  for (const branch_name of ['Yard', 'Town', 'Port']) expect((await branch({ branch_name })).status).toBe(200)
  const isDefault = async () => {
    const question = { fields: ['branch_name'], filters: { business: 'BS-00002', is_default: 1 } }
    return (await manager.get('/api/resource/Business Branch', question)).rows.map(
      (row) => row['branch_name'],
    )
  }
  expect(await isDefault()).toEqual(['Yard'])
  await manager.put('/api/resource/Business Branch/BRN-00002', { is_default: 1 })
  expect(await isDefault()).toEqual(['Town'])
  await manager.delete('/api/resource/Business Branch/BRN-00002')
  expect(await isDefault()).toEqual(['Yard'])
})

test('Refuses a branch whose postal code or state is not in India', async () => {
  expect((await branch({ branch_name: 'A', zipcode: '6000' })).body).toMatchObject({ field: 'zipcode' })
  expect((await branch({ branch_name: 'A', state: 'Ontario' })).body).toMatchObject({ field: 'state' })
  const areas = { service_areas: [{ from_postal_code: '600132', to_postal_code: '600001' }] }
  expect((await manager.put('/api/resource/Business/BS-00001', areas)).body).toMatchObject({
    field: 'service_areas',
  })
  expect((await site.guest.get('/api/resource/Business Branch')).status).toBe(403)
})

test('Loads the delivery data with one statement, however many parts of a response need it', async () => {
  await site.engine.write(administrator, async (documents) => {
    await documents.insert(BusinessBranch, { branch_name: 'Loom', business: 'BS-00001', zipcode: '600044' })
    await documents.insert(BusinessBranch, {
      ...{ branch_name: 'Closed', business: 'BS-00001', zipcode: '600045', is_active: 0 },
    })
  })
  await site.engine.read(administrator, async (documents) => {
    const trade = await tradeOf(documents)
    expect([...trade.keys()]).toEqual(['BS-00001', 'BS-00002'])
    const clay = trade.get('BS-00002')
    expect(clay?.holidays).toEqual([addDays(documents.today, 3)])
    expect(clay && isServed(clay, '600090')).toBe(true)
    expect(clay && isServed(clay, '641001')).toBe(false)
    const branches = await branchesOf(documents)
    expect(branches.get('BS-00001')).toMatchObject([
      { branch_name: 'Loom', is_default: 1, zipcode: '600044' },
    ])
    expect(branches.get('BS-00002')?.map(({ branch_name }) => branch_name)).toEqual(['Yard', 'Port'])
  })
})

test('Gives the system each seller’s tax number and state code', async () => {
  const ask = (name: string) => site.engine.read(administrator, (documents) => sellerOf(documents, name))
  expect(await ask('BS-00002')).toMatchObject({ gstin: '27AAPFU0939F1ZV', state_code: '27' })
  expect(await ask('BS-00001')).toMatchObject({ gstin: null, state_code: '33', state: 'Tamil Nadu' })
  await expect(ask('BS-99999')).rejects.toThrow('not found')
})
