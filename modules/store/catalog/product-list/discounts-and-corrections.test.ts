import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openCatalogSite, routesIn, valuesOf, type CatalogSite } from '../testing/sample-site.ts'

let shop: CatalogSite
beforeAll(async () => {
  shop = await openCatalogSite()
  await shop.addProduct('water-pot', 'pots')
})
afterAll(() => shop.site.close())

const list = (values: object = {}) => call(shop.site.guest, 'get_products', values)

test('A list of offers contains only products whose price was reduced', async () => {
  const before = await list({ on_offer: 1 })
  expect(before.status).toBe(200)
  await shop.addProduct('cheaper', 'cloth', { price: 90, compare_at_price: 120 })
  const offers = await list({ on_offer: 1 })
  expect(routesIn(offers)).toContain('cheaper')
  expect(Number(valuesOf(offers.message)['total'])).toBe(Number(valuesOf(before.message)['total']) + 1)
  expect(routesIn(await list({ sort: 'newest', limit: 1 }))).toEqual(['cheaper'])
  await shop.addProduct('plain', 'cloth', { price: 90 })
  expect(routesIn(await list({ on_offer: 1 }))).not.toContain('plain')
})

test('Never corrects a word that names something else on the site', async () => {
  const watre = async () => valuesOf((await list({ search: 'watre' })).message)
  expect(await watre()).toMatchObject({ corrected_to: 'water' })
  await shop.add('Business', { business_name: 'Watre Brothers', state: 'live' })
  expect(await watre()).toMatchObject({ corrected_to: null, corrected_from: null, total: 0 })
})
