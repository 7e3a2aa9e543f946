import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { rowsOf, testSite, valuesOf, type TestSite } from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { forms } from '#site/forms'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { Business, businesses } from '#store/businesses'
import { cart } from '#store/cart'
import { catalog, Product, ProductCategory } from '#store/catalog'
import { inventory } from '#store/inventory'
import { Order, orders } from '#store/orders'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'
import { recommendations } from '../index.ts'
import { BoughtTogether } from './bought-together.doctype.ts'

const modules = [
  ...[website, translations, notifications, forms, places, ledger, payments, receipts, manualPayments],
  ...[businesses, catalog, inventory, taxes, shipping, cart, orders, recommendations],
]

let site: TestSite
let seller: { readonly business: string; readonly category: string }

beforeAll(async () => {
  site = await testSite(modules)
  seller = await site.engine.write(administrator, async (documents) => ({
    business: (await documents.insert(Business, { business_name: 'Pottery', state: 'live' })).name,
    category: (await documents.insert(ProductCategory, { category_name: 'Clay', route: 'clay' })).name,
  }))
})
afterAll(() => site.close())

const addProduct = (route: string, values: object = {}) =>
  site.engine.write(administrator, async (documents) => {
    const product = { title: route, route, price: 42_000, state: 'live' as const, tracks_stock: 0 as const }
    return (await documents.insert(Product, { ...product, ...seller, ...values })).name
  })

const addProducts = async (...routes: readonly string[]) => {
  const names: string[] = []
  for (const route of routes) names.push(await addProduct(route))
  return names
}

const order = (buyer: number, products: readonly string[], values: object = {}) =>
  site.engine.write(administrator, (documents) =>
    documents.insert(Order, {
      ...{ contact_name: 'Meena', phone: `+9198400123${String(buyer).padStart(2, '0')}`, state: 'placed' },
      lines: products.map((product) => ({
        ...{ title: 'Pot', quantity: 1, product, variant: `${product}-1`, business: seller.business },
      })),
      ...values,
    }),
  )

const count = () => site.engine.runTask('recommendations.count_pairs')

const ask = async (...products: readonly string[]) => {
  const { message, statements } = await site.guest.post(
    '/api/method/mela.recommendations.get_bought_together',
    {
      products,
    },
  )
  const { basis, products: cards } = valuesOf(message)
  return { basis, routes: rowsOf(cards).map(({ route }) => route), statements: statements.length }
}

test('Shows what at least three buyers bought with a product, the most often bought first, in one statement', async () => {
  const [pot, lid, tray, rare] = await addProducts('pot', 'lid', 'tray', 'rare')
  if (!pot || !lid || !tray || !rare) throw new Error('No products')
  for (const buyer of [1, 2, 3, 4]) await order(buyer, [pot, lid, ...(buyer < 4 ? [tray] : [])])
  for (const buyer of [1, 1, 1, 2]) await order(buyer, [pot, rare])
  await count()
  expect(await ask(pot)).toEqual({ basis: 'orders', routes: ['lid', 'tray'], statements: 1 })
  expect((await ask(tray)).routes).toEqual(['pot', 'lid'])
  expect((await ask(pot, lid)).routes).toEqual(['tray'])
})

test('Neither unpaid nor cancelled orders, cancelled items nor huge orders count', async () => {
  const [kettle, cup] = await addProducts('kettle', 'cup')
  if (!kettle || !cup) throw new Error('No products')
  const many = await addProducts(...Array.from({ length: 29 }, (_, index) => `bulk-${index}`))
  for (const buyer of [1, 2, 3]) {
    await order(buyer, [kettle, cup], { state: 'cancelled' })
    await order(buyer, [kettle, cup], { state: 'awaiting payment' })
    await order(buyer, [kettle, cup, ...many])
    const line = { title: 'Pot', quantity: 1, business: seller.business }
    await order(buyer, [], {
      lines: [
        { ...line, product: kettle, variant: 'V-1' },
        { ...line, product: cup, variant: 'V-2', cancelled_quantity: 1 },
      ],
    })
  }
  await count()
  expect((await ask(kettle)).basis).toBe('related')
})

test('Counts again each night: what is no longer bought together goes, and the same counts write nothing', async () => {
  const [mug, spoon] = await addProducts('mug', 'spoon')
  if (!mug || !spoon) throw new Error('No products')
  const placed = []
  for (const buyer of [1, 2, 3]) placed.push(await order(buyer, [mug, spoon]))
  await count()
  const stored = () =>
    site.engine.read(administrator, (documents) =>
      documents.find(BoughtTogether, { where: { product: mug }, fields: ['order_count', 'modified'] }),
    )
  const [first] = await stored()
  expect(first?.order_count).toBe(3)
  await count()
  expect(await stored()).toEqual([first])
  await site.engine.database.pool.query('update "Order" set state = \'cancelled\' where name = $1', [
    placed[0]?.name,
  ])
  await count()
  expect(await stored()).toEqual([])
})

test('Leaves out what is sold out or no longer sold, and an unknown product has nothing', async () => {
  const [plate, sold_out, hidden] = [
    ...(await addProducts('plate')),
    await addProduct('sold-out', { tracks_stock: 1 }),
    await addProduct('hidden-bowl'),
  ]
  if (!plate || !sold_out || !hidden) throw new Error('No products')
  for (const buyer of [1, 2, 3]) await order(buyer, [plate, sold_out, hidden])
  await site.administrator.put(`/api/resource/Product/${hidden}`, { state: 'hidden' })
  await count()
  const { basis, routes } = await ask(plate)
  expect(basis).toBe('related')
  expect(routes).not.toContain('sold-out')
  expect(await ask('nothing')).toMatchObject({ routes: [] })
  expect((await ask()).routes).toEqual([])
})

test('A shopper’s viewed products are read by name in one statement, without what is no longer sold', async () => {
  const [bell, fan] = await addProducts('bell', 'fan')
  const hidden = await addProduct('hidden-fan', { state: 'hidden' })
  const { message, statements } = await site.guest.request(
    'GET',
    `/api/method/mela.catalog.get_cards?products=${[fan, hidden, bell, 'nothing'].join(',')}`,
    {},
  )
  expect(rowsOf(valuesOf(message)['products']).map(({ route }) => route)).toEqual(['fan', 'bell'])
  expect(statements).toHaveLength(1)
})

test('Managers read the counts, and nobody writes them', async () => {
  const manager = await site.userWith('Store Manager')
  expect((await manager.get('/api/resource/Bought Together')).status).toBe(200)
  expect((await site.guest.get('/api/resource/Bought Together')).status).toBe(403)
  expect((await manager.post('/api/resource/Bought Together', { product: 'a', other: 'b' })).status).toBe(403)
})
