import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, storeSite, valuesOf, type StoreSite } from '../testing/sample-site.ts'

let store: StoreSite
beforeAll(async () => {
  store = await storeSite()
})
afterAll(() => store.site.close())

const post = (type: string, values: object) => store.site.administrator.post(`/api/resource/${type}`, values)

test('Refuses a mistyped tax class at its field, whoever writes it', async () => {
  const { product } = await store.sampleProduct()
  for (const tax_class of ['Nonsense', 'pottery']) {
    const { status, body } = await store.site.administrator.put(`/api/resource/Product/${product}`, {
      tax_class,
    })
    expect([status, valuesOf(body)['field']]).toEqual([417, 'tax_class'])
    expect(JSON.stringify(body)).toContain('Tax class')
  }
})

test('Does not sell a product whose tax class has no rate until it gets one', async () => {
  const sold = await store.sampleProduct()
  const token = await store.cartOf([sold, 1])
  await post('Tax Class', { class_name: 'Glass' })
  await store.change('Product', sold.product, { tax_class: 'Glass' })
  const seen = async () =>
    valuesOf((await store.call(store.site.guest, 'get_cart', { cart_token: token })).message)
  expect(rowsOf((await seen())['lines'])).toMatchObject([{ state: 'not_sold', amount: 0 }])
  await post('Tax Rate', { tax_class: 'Glass', valid_from: '2020-01-01', rate: 2800 })
  const { lines, totals } = await seen()
  expect(rowsOf(lines)).toMatchObject([{ state: 'available', amount: 420 }])
  expect(totals).toMatchObject({ goods: 420, tax: 91.88 })
})
