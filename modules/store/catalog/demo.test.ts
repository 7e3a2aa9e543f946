import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite, demoContext } from '#framework/testing'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { taxes } from '#store/taxes'
import { catalog } from './index.ts'
import { call, routesIn, valuesOf } from './testing/sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([website, businesses, catalog, taxes])
  await site.engine.write(administrator, async (documents) => {
    const context = demoContext(site.engine, documents)
    await businesses.demo(context)
    await catalog.demo(context)
  })
})
afterAll(() => site.close())

test('The demo’s products match Hindi names and typos, best match first', async () => {
  const first = {
    ...{ towl: 'handloom-towels', diyaa: 'agal-lamps', दीया: 'agal-lamps', मटका: 'terracotta-water-pot' },
    ...{ साड़ी: 'chettinad-cotton-saree', शहद: 'kolli-hills-honey', मिठाई: 'festival-sweet-box' },
    ...{ किताब: 'five-small-books', kitab: 'five-small-books', 'lunch box': 'steel-tiffin-three-tiers' },
    ...{ बर्तन: 'terracotta-water-pot', bartan: 'terracotta-water-pot', kitee: 'paper-kite' },
    ...{ 'water bottel': 'copper-bottle' },
  }
  await call(site.guest, 'get_products')
  for (const [search, route] of Object.entries(first)) {
    const answer = await call(site.guest, 'get_products', { search })
    const { corrected_to } = valuesOf(answer.message)
    // Matching a packing slip reads the rest of the site too.
    const isQuick = answer.statements.length < 2 || corrected_to !== null
    expect([search, routesIn(answer)[0], isQuick]).toEqual([search, route, true])
  }
})

test('The demo’s food and seeds are not returnable, and other products follow their return policy', async () => {
  const { rows } = await site.engine.database.pool.query<{ days: number; route: string; top_route: string }>(
    `select p.route, top.route as top_route, p.return_days * p.returnable as days from "Product" p
       join "Product Category" category on category.name = p.category
       join "Product Category" top on top.name = category.parent_category`,
  )
  expect(rows.length).toBeGreaterThan(20)
  const isReturnRefused = ({ top_route, route }: (typeof rows)[number]) =>
    top_route === 'sweets' || route.startsWith('seeds-')
  for (const product of rows)
    expect([product.route, product.days]).toEqual([product.route, isReturnRefused(product) ? 0 : 7])
})
