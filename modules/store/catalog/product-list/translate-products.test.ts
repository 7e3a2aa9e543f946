import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf } from '#framework/testing'
import { openCatalogSite, routesIn, type CatalogSite } from '../testing/sample-site.ts'

const hindi = {
  clay: 'मिट्टी',
  pots: 'मटके',
  'It breathes.': 'यह साँस लेती है।',
  'water-pot': 'घड़ा',
  'Asha Shop': 'आशा शॉप',
  Material: 'सामग्री',
  Terracotta: 'पकी मिट्टी',
  Size: 'साइज़',
  '5 litres': '5 लीटर',
  '<p>It sweats.</p>': '<p>पसीना <b onclick="x()">आता</b> है।</p>',
}

let shop: CatalogSite
beforeAll(async () => {
  shop = await openCatalogSite()
  await shop.addProduct('water-pot', 'pots', { description: '<p>It sweats.</p>' })
  await shop.addProduct('vase', 'clay', { attributes: [{ attribute: 'Material', value: 'Terracotta' }] })
  for (const [source_text, translated_text] of Object.entries(hindi))
    await shop.add('Translation', { language: 'hi', source_text, translated_text })
})
afterAll(() => shop.site.close())

const ask = (method: string, query: string) =>
  shop.site.guest.request('GET', `/api/method/${method}?${query}`, {})

const ofTranslations = (statements: readonly string[]) =>
  statements.filter((statement) => statement.includes('"Translation"')).length

test('Translates category names into the caller’s language on every level', async () => {
  const { message, statements } = await ask('api.get_parent_categories', 'show_count=1&_lang=hi')
  expect(message).toMatchObject([
    {
      ...{ category_name: 'मिट्टी', full_description: 'यह साँस लेती है।' },
      child: [{ category_name: 'मटके' }, { category_name: 'lamps' }],
    },
    { category_name: 'cloth' },
  ])
  expect(ofTranslations(statements)).toBe(1)
  const english = await ask('api.get_parent_categories', 'show_count=1')
  expect(english.message).toMatchObject([
    { category_name: 'clay', child: [{ category_name: 'pots' }, {}] },
    { category_name: 'cloth' },
  ])
  expect(ofTranslations(english.statements)).toBe(0)
})

test('Translates suggested categories and products', async () => {
  const { message } = await ask('mela.catalog.suggest', 'text=cla&_lang=hi')
  expect(message).toMatchObject({ categories: [{ category_name: 'मिट्टी', route: 'clay' }] })
  const pots = await ask('mela.catalog.suggest', 'text=water-pot&_lang=hi')
  expect(pots.message).toMatchObject({ products: [{ title: 'घड़ा', route: 'water-pot' }] })
})

test('Translates a list’s heading, path, filters and cards', async () => {
  const { message } = await ask('mela.catalog.get_products', 'category=clay&_lang=hi')
  expect(message).toMatchObject({
    category: { category_name: 'मिट्टी', route: 'clay', trail: [{ category_name: 'मिट्टी' }] },
    products: expect.arrayContaining([
      expect.objectContaining({ title: 'घड़ा', route: 'water-pot', business_name: 'आशा शॉप' }),
      expect.objectContaining({ title: 'vase' }),
    ]),
    facets: expect.arrayContaining([
      expect.objectContaining({
        field: 'category',
        values: [expect.objectContaining({ value: 'pots', label: 'मटके' })],
      }),
    ]),
  })
})

test('Translates a product page and sanitises its formatted description', async () => {
  const { message } = await ask('mela.catalog.get_product', 'route=water-pot&_lang=hi')
  expect(message).toMatchObject({
    title: 'घड़ा',
    description: '<p>पसीना <b>आता</b> है।</p>',
    business_name: 'आशा शॉप',
    variants: [{ offers: [{ business_name: 'आशा शॉप' }] }],
    trail: [{ category_name: 'मिट्टी' }, { category_name: 'मटके', route: 'pots' }],
  })
  expect((await ask('mela.catalog.get_product', 'route=water-pot')).message).toMatchObject({
    title: 'water-pot',
    trail: [{ category_name: 'clay' }, { category_name: 'pots' }],
  })
})

test('Translates the description of a business', async () => {
  const { message } = await ask('mobileapi.get_business_detail', 'name=BS-00001&_lang=hi')
  expect(message).toMatchObject([{ name: 'BS-00001', business_name: 'आशा शॉप' }])
  const all = await ask('mela.businesses.get_businesses', '_lang=hi')
  expect(all.message).toMatchObject({
    businesses: [{ business_name: 'आशा शॉप' }, { business_name: 'Kapas' }],
  })
})

const found = async (search: string) =>
  routesIn(await ask('mela.catalog.get_products', `search=${encodeURIComponent(search)}`))

test('A guest who reads English finds products by their title, category, attribute and seller in any language', async () => {
  await shop.add('Translation', { language: 'ta', source_text: 'water-pot', translated_text: 'மண் பானை' })
  await shop.site.engine.runTask('catalog.renew_listings')
  expect(await found('घड़ा')).toEqual(['water-pot'])
  expect(await found('घड़े')).toEqual(['water-pot'])
  expect(await found('பானைகள்')).toEqual(['water-pot'])
  expect(await found('मटका')).toEqual(['water-pot'])
  expect((await found('मिट्टी')).toSorted()).toEqual(['vase', 'water-pot'])
  expect(await found('पकी')).toEqual(['vase'])
  expect((await found('आशा')).length).toBe(2)
})

test('Search follows a changed or deleted translation', async () => {
  const addTranslation = (translated_text: string) =>
    shop.site.administrator.post('/api/method/mela.translations.set_translation', {
      ...{ language: 'hi', source_text: 'vase', translated_text },
    })
  const renewed = () => shop.site.engine.runTask('catalog.renew_translated', { text: 'vase' })
  await addTranslation('फूलदान')
  await renewed()
  expect(await found('फूलदान')).toEqual(['vase'])
  await addTranslation('गुलदस्ता')
  await renewed()
  expect([await found('फूलदान'), await found('गुलदस्ता')]).toEqual([[], ['vase']])
  await addTranslation('')
  await renewed()
  expect(await found('गुलदस्ता')).toEqual([])
})

test('Translating a text that no product shows leaves the listings as they are', async () => {
  const addTranslation = async (source_text: string) => {
    const fields = { language: 'hi', source_text, translated_text: 'कहीं और' }
    const { status, statements } = await shop.site.administrator.post('/api/resource/Translation', fields)
    expect(status).toBe(200)
    return statements.length
  }
  await shop.addProduct('towel', 'cloth')
  expect((await addTranslation('cloth')) - (await addTranslation('Somewhere else'))).toBe(1)
})

test('Translates the names and values of attributes and options, and of the filters for sellers and attributes', async () => {
  await shop.addProduct('jug', 'clay', {
    variants: [
      { sku: 'jug-5', option_values: 'Size: 5 litres', price: 420 },
      { sku: 'jug-8', option_values: 'Size: 8 litres', price: 560 },
    ],
  })
  expect((await ask('mela.catalog.get_product', 'route=jug&_lang=hi')).message).toMatchObject({
    options: [{ option: 'साइज़', values: ['5 लीटर', '8 litres'] }],
    variants: [
      { label: '5 लीटर', options: { साइज़: '5 लीटर' } },
      { label: '8 litres', options: { साइज़: '8 litres' } },
    ],
  })
  expect((await ask('mela.catalog.get_product', 'route=vase&_lang=hi')).message).toMatchObject({
    attributes: [{ attribute: 'सामग्री', value: 'पकी मिट्टी' }],
  })
  const ofMaterial = (value: string) => ({ attributes: [{ attribute: 'Material', value }] })
  await shop.addProduct('lamp', 'lamps', ofMaterial('Terracotta'))
  await shop.addProduct('brass-lamp', 'lamps', { ...ofMaterial('Brass'), business: 'BS-00002' })
  const { message } = await ask('mela.catalog.get_products', 'category=lamps&_lang=hi')
  const { facets } = valuesOf(message)
  expect(rowsOf(facets).find(({ field }) => field === 'seller')).toMatchObject({
    values: expect.arrayContaining([expect.objectContaining({ value: 'BS-00001', label: 'आशा शॉप' })]),
  })
  expect(rowsOf(facets).find(({ field }) => field === 'attributes.Material')).toMatchObject({
    label: 'सामग्री',
    values: expect.arrayContaining([expect.objectContaining({ value: 'Terracotta', label: 'पकी मिट्टी' })]),
  })
})
