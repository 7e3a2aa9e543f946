import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, guest } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { Business } from '#store/businesses'
import { listSaleItems } from '../index.ts'
import {
  call,
  openCatalogSite,
  routesIn,
  rowsOf,
  valuesOf,
  type CatalogSite,
} from '../testing/sample-site.ts'

let shop: CatalogSite
const variants = new Map<unknown, string>()

const page = (route: string) => call(shop.site.guest, 'get_product', { route })
const put = (at: string, fields: object) => shop.site.administrator.put(`/api/resource/${at}`, fields)

const rows = [
  { sku: 'red-m', option_values: 'Size: M | Colour: Red', price: 1850, weight_grams: 640 },
  { sku: 'red-l', option_values: 'Size:L|Colour:Red', price: 1700, compare_at_price: 1900 },
  { sku: 'blue-l', option_values: 'Size: L | Colour: Blue', price: 1990 },
]

const named = () => rows.map((row) => ({ ...row, name: variants.get(row.sku) }))

beforeAll(async () => {
  shop = await openCatalogSite()
  await shop.add('Brand', { brand_name: 'Six Looms' })
  await shop.addProduct('saree', 'cloth', {
    ...{ title: 'Saree', brand: 'Six Looms', business: 'BS-00002', price: null, variants: rows },
    ...{
      description: '<p>Nine days.<script>x</script></p>',
      attributes: [{ attribute: 'Material', value: 'Cotton' }],
    },
    pictures: [{ image: '/files/saree.webp', alt: 'A saree' }],
  })
  await shop.addProduct('towel', 'cloth')
  await shop.addProduct('pot', 'pots')
  await shop.addProduct('draft', 'pots', { state: 'draft' })
  const { data } = await shop.site.administrator.get('/api/resource/Product/PRD-00001')
  for (const { sku, name } of rowsOf(valuesOf(data)['variants'])) variants.set(sku, String(name))
})
afterAll(() => shop.site.close())

test('Loads a product page except its delivery with two statements', async () => {
  await page('pot')
  const { message, statements } = await page('saree')
  expect(statements).toHaveLength(2)
  expect(message).toMatchObject({
    ...{ route: 'saree', title: 'Saree', description: '<p>Nine days.</p>', brand: { name: 'Six Looms' } },
    ...{ price: 1700, price_to: 1990, in_stock: 1, business_name: 'Kapas', trail: [{ route: 'cloth' }] },
    pictures: [{ image: '/files/saree.webp', alt: 'A saree' }],
    attributes: [{ attribute: 'Material', value: 'Cotton' }],
    options: [
      { option: 'Size', values: ['M', 'L'] },
      { option: 'Colour', values: ['Red', 'Blue'] },
    ],
    variants: [
      { sku: 'red-m', label: 'M, Red', options: { Size: 'M', Colour: 'Red' }, price: 1850, won_by: 'only' },
      { sku: 'red-l', label: 'L, Red', price: 1700, compare_at_price: 1900 },
      { sku: 'blue-l', label: 'L, Blue', price: 1990, left: null, in_stock: 1 },
    ],
    related: [{ route: 'towel' }],
  })
})

test('A page next to recently loaded products takes one statement and shows a change at once', async () => {
  await put('Product/PRD-00001', { route: 'old-saree' })
  await put('Product/PRD-00001', { route: 'saree' })
  const related = async (route: string) => valuesOf((await page(route)).message)['related']
  expect(await related('saree')).toMatchObject([{ route: 'towel', title: 'towel' }])
  const again = await page('old-saree')
  expect(again.statements).toHaveLength(1)
  expect(valuesOf(again.message)['related']).toMatchObject([{ route: 'towel', title: 'towel' }])
  await put('Product/PRD-00002', { title: 'Bath towel' })
  expect(await related('saree')).toMatchObject([{ route: 'towel', title: 'Bath towel' }])
  await put('Product/PRD-00002', { title: 'towel' })
})

test('An unsold product has no page and is not among the related products', async () => {
  for (const route of ['draft', 'nowhere']) {
    const { status, body } = await page(route)
    expect([status, JSON.stringify(body)]).toEqual([404, expect.stringContaining('catalog.no_such_product')])
  }
  const related = await call(shop.site.guest, 'get_related', { product: 'PRD-00003' })
  expect(routesIn(related)).toEqual([])
})

test('A moved product is found under its old address', async () => {
  await put('Product/PRD-00003', { route: 'water-pot' })
  await put('Product/PRD-00003', { route: 'pot-of-water' })
  expect((await page('pot')).message).toMatchObject({ route: 'pot-of-water' })
  expect((await page('water-pot')).message).toMatchObject({ route: 'pot-of-water' })
  await put('Product/PRD-00003', { route: 'pot' })
})

test('The cheaper seller gets the featured offer: the card names them with their price and the page says why', async () => {
  const variant = variants.get('red-l')
  const offer = await shop.add('Product Offer', {
    ...{ product: 'PRD-00001', variant, business: 'BS-00001', price: 1500, state: 'live' },
  })
  const shown = valuesOf((await page('saree')).message)
  expect(shown).toMatchObject({ price: 1500 })
  expect(rowsOf(shown['variants'])[1]).toMatchObject({
    ...{ won_by: 'price', price: 1500 },
    offers: [
      { business: 'BS-00001', business_name: 'Asha Shop', price: 1500 },
      { business: 'BS-00002', price: 1700 },
    ],
  })
  const cards = async (values: object) =>
    rowsOf(valuesOf((await call(shop.site.guest, 'get_products', values)).message)['products'])
  const asha = { price: 1500, ...{ seller: 'BS-00001', business: 'BS-00001', business_name: 'Asha Shop' } }
  expect(await cards({ search: 'saree' })).toMatchObject([{ ...asha, variant }])
  await put('Business/BS-00001', { business_name: 'Asha Stores' })
  expect(await cards({ search: 'saree' })).toMatchObject([{ ...asha, business_name: 'Asha Stores' }])
  await put('Business/BS-00001', { business_name: 'Asha Shop' })
  await put(`Product Offer/${offer}`, { state: 'paused' })
  const kapas = { price: 1700, business: 'BS-00002', business_name: 'Kapas' }
  expect(await cards({ search: 'saree' })).toMatchObject([kapas])
  expect((await page('saree')).message).toMatchObject({ price: 1700 })
})

test('At a store with its own offer, a card shows that store’s price', async () => {
  await put('Website Settings/Website Settings', { enable_multi_store: 1 })
  const variant = variants.get('red-m')
  const offer = await shop.add('Product Offer', {
    ...{ product: 'PRD-00001', variant, business: 'BS-00001', price: 1900, state: 'live' },
  })
  const cardAt = async (scope: object) =>
    rowsOf(valuesOf((await call(shop.site.guest, 'get_products', scope)).message)['products']).find(
      ({ route }) => route === 'saree',
    )
  const theirs = { seller: 'BS-00001', business_name: 'Asha Shop', variant, variants: 1 }
  expect(await cardAt({})).toMatchObject({ price: 1700, price_to: 1990, seller: 'BS-00002' })
  expect(await cardAt({ business: 'BS-00001' })).toMatchObject({ ...theirs, price: 1900, price_to: 1900 })
  expect(await cardAt({ seller: ['BS-00002'] })).toMatchObject({ price: 1700, variants: 3 })
  expect(await cardAt({ business: 'BS-00001', price_max: 1800 })).toBeUndefined()
  expect(await cardAt({ price_max: 1800 })).toMatchObject({ price: 1700 })
  await put(`Product Offer/${offer}`, { price: 1950 })
  expect(await cardAt({ business: 'BS-00001' })).toMatchObject({ ...theirs, price: 1950 })
  const typed = await call(shop.site.guest, 'suggest', { text: 'saree', business: 'BS-00001' })
  expect(typed.message).toMatchObject({ products: [{ ...theirs, price: 1950 }] })
  await shop.site.administrator.delete(`/api/resource/Product Offer/${offer}`)
})

test('An offer names a variant of its product and a business other than the product’s own', async () => {
  const offer = { product: 'PRD-00001', variant: variants.get('red-m'), business: 'BS-00001', price: 1 }
  const post = (fields: object) =>
    shop.site.administrator.post('/api/resource/Product Offer', { ...offer, ...fields })
  expect((await post({ business: 'BS-00002' })).status).toBe(417)
  expect((await post({ product: 'PRD-00002' })).status).toBe(417)
  expect((await post({ compare_at_price: 1 })).status).toBe(417)
})

test('Returns sale items in the requested order with one statement, whoever sells them', async () => {
  const [redL, redM] = [variants.get('red-l') ?? '', variants.get('red-m') ?? '']
  const items = await shop.site.engine.read(guest, (documents) =>
    listSaleItems(documents, [
      { variant: redL, business: 'BS-00001' },
      { variant: redM, business: 'BS-00002' },
      { variant: redM, business: 'BS-00001' },
      { variant: 'nothing', business: 'BS-00002' },
    ]),
  )
  expect(items).toMatchObject([
    { variant: redL, business: 'BS-00001', price: 150_000, is_sold: false, variant_label: 'L, Red' },
    {
      ...{
        variant: redM,
        business: 'BS-00002',
        product: 'PRD-00001',
        price: 185_000,
        compare_at_price: null,
      },
      ...{
        is_sold: true,
        sku: 'red-m',
        weight_grams: 640,
        cod_allowed: 1,
        return_days: 7,
        image: '/files/saree.webp',
      },
    },
  ])
  expect(items).toHaveLength(2)
})

test('A product always has a variant, and its price is the cheapest variant’s', async () => {
  const { data } = await shop.site.administrator.get('/api/resource/Product/PRD-00002')
  expect(valuesOf(data)['variants']).toMatchObject([{ sku: 'towel', price: 420.5 }])
  const changed = await put('Product/PRD-00002', { price: 300 })
  expect(valuesOf(changed.data)['variants']).toMatchObject([{ sku: 'towel', price: 300 }])
  const turned = named().map((row) => ({ ...row, is_archived: row.sku === 'red-l' ? 1 : 0 }))
  const archived = await put('Product/PRD-00001', { variants: turned.reverse() })
  expect(valuesOf(archived.data)).toMatchObject({ price: 1850 })
  expect(valuesOf(archived.data)['compare_at_price']).toBeUndefined()
  expect(rowsOf(valuesOf(archived.data)['variants']).map(({ name }) => name)).toEqual(
    ['blue-l', 'red-l', 'red-m'].map((sku) => variants.get(sku)),
  )
  expect(rowsOf(valuesOf((await page('saree')).message)['variants'])).toHaveLength(2)
})

test('Refuses variants that are indistinguishable, all archived or missing', async () => {
  const refused = async (variantRows: readonly object[]) =>
    (await put('Product/PRD-00001', { variants: variantRows })).status
  const [first, second, third] = named()
  expect(await refused([first, second, { ...third, sku: 'red-m' }].map(valuesOf))).toBe(417)
  expect(
    await refused([first, second, { ...third, option_values: 'Size: L|Colour: Red' }].map(valuesOf)),
  ).toBe(417)
  expect(await refused([first, second, { ...third, option_values: 'Small' }].map(valuesOf))).toBe(417)
  const { status, body } = await put('Product/PRD-00001', { title: 'Saree, red' })
  expect([status, JSON.stringify(body)]).toEqual([
    417,
    expect.stringContaining('Remove “Red” from the title'),
  ])
  expect(await refused([first, second].map(valuesOf))).toBe(417)
  expect(await refused(rows)).toBe(417)
  expect(await refused(named().map((row) => ({ ...row, is_archived: 1 })))).toBe(417)
  expect(await refused(named().map((row) => ({ ...row, compare_at_price: 1 })))).toBe(417)
})

test('A deleted product leaves the index with the same commit', async () => {
  const name = await shop.addProduct('short-lived', 'cloth')
  expect((await page('short-lived')).status).toBe(200)
  await shop.site.administrator.delete(`/api/resource/Product/${name}`)
  expect((await page('short-lived')).status).toBe(404)
  expect(routesIn(await call(shop.site.guest, 'get_products', { category: 'cloth' }))).toEqual([
    'saree',
    'towel',
  ])
})

test('A seller writes only for their own store, and only the office makes it live', async () => {
  const seller = await shop.site.userWith('Seller')
  const ownBusiness = await shop.site.engine.write(administrator, (documents) =>
    documents.insert(Business, { business_name: 'Own stall', state: 'live', run_by: seller.user }),
  )
  const made = { title: 'Bell', route: 'bell', category: shop.categories.get('clay'), price: 10 }
  const post = (fields: object) => seller.post('/api/resource/Product', { ...made, ...fields })
  for (const business of ['BS-00001', 'BS-99999'])
    expect((await post({ business })).body).toMatchObject({
      code: 'documents.link_missing',
      field: 'business',
    })
  expect((await post({ business: ownBusiness.name, state: 'live' })).status).toBe(417)
  const { data } = await post({ business: ownBusiness.name })
  const at = `/api/resource/Product/${String(valuesOf(data)['name'])}`
  expect((await seller.put(at, { state: 'in review' })).status).toBe(200)
  expect((await seller.put(at, { state: 'live' })).status).not.toBe(200)
  expect((await shop.site.administrator.put(at, { state: 'live' })).status).toBe(200)
  expect((await seller.put(at, { price: 1 })).status).toBe(200)
  expect((await seller.put(at, { title: 'Another' })).data).toMatchObject({ title: 'Bell' })
  const others = (await seller.get('/api/resource/Product', { filters: [['state', '!=', 'live']] })).rows
  expect(others).toEqual([])
})

test('Hides a suspended business’s products from all but the business and the office until it trades again', async () => {
  const { site, add, addProduct } = shop
  const own = await site.userWith('Seller')
  const business = await add('Business', { business_name: 'Lost stall', state: 'live', run_by: own.user })
  const name = await addProduct('lost-pot', 'pots', { business })
  const others = [site.guest, await site.userWith('Customer'), await site.userWith('Seller')]
  const filters = [['business', '=', business]]
  const listed = async (client: TestClient) => (await client.get('/api/resource/Product', { filters })).rows
  const opened = async (client: TestClient) => (await client.get(`/api/resource/Product/${name}`)).status
  const seen = (clients: readonly TestClient[]) =>
    Promise.all(clients.map(async (client) => [(await listed(client)).length, await opened(client)]))
  const nothing = [
    [0, 404],
    [0, 403],
    [0, 403],
  ]
  const draft = await addProduct('unborn', 'pots', { business, state: 'draft' })
  expect(await seen(others)).toEqual(others.map(() => [1, 200]))
  await put(`Business/${business}`, { state: 'suspended' })
  expect(await seen(others)).toEqual(nothing)
  expect(await seen([own, site.administrator])).toEqual([own, site.administrator].map(() => [2, 200]))
  await put(`Business/${business}`, { state: 'live' })
  expect(await seen(others)).toEqual(others.map(() => [1, 200]))
  expect((await site.guest.get(`/api/resource/Product/${draft}`)).status).toBe(404)
})
