import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './support/app.ts'
import { card, makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { csrfHeaders, managerAt, rowsOf, signIn, weaver } from './support/wire.ts'

/** A live product of the weaver's own that no other journey touches, opened by him in the desk. */
async function openOwnProduct(page: Page, baseURL: string | undefined, values: object = {}) {
  const manager = await managerAt(baseURL)
  const [business] = await rowsOf(manager, {
    doctype: 'Business',
    fields: ['name'],
    filters: [['business_name', '=', 'Kapas Loom House']],
  })
  const [category] = await rowsOf(manager, {
    doctype: 'Product Category',
    fields: ['name'],
    filters: [['route', '=', 'clay']],
  })
  await signIn(page.request, weaver)
  const title = unique('Stole')
  const route = title.toLowerCase().replaceAll(' ', '-')
  const name = await makeDocument(page, 'Product', {
    ...{ title, route, business: business?.['name'], category: category?.['name'], price: 400 },
    ...values,
  })
  const headers = await csrfHeaders(manager)
  for (const state of ['in review', 'live'])
    await manager.put(`/api/resource/Product/${name}`, { headers, data: { state } })
  await page.goto(`/desk/product/${name}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return { name, title, route, manager }
}

test(
  'a seller changes the price of a live product, hides it from the shop and shows it again',
  onDesktop,
  async ({ page, request, baseURL }) => {
    const { route } = await openOwnProduct(page, baseURL)
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('360')
    await saveButton(page).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    const shopPage = `/product/${route}`
    expect(await (await request.get(shopPage)).text()).toContain('360')

    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Show again' })).toBeVisible()
    expect((await request.get(shopPage)).status()).toBe(404)
    await page.getByRole('button', { name: 'Show again' }).click()
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
    expect((await request.get(shopPage)).status()).toBe(200)
  },
)

test('a seller counts the stock of a product in its form, and it can be bought from then on', async ({
  page,
  request,
  baseURL,
}) => {
  const { route } = await openOwnProduct(page, baseURL)
  const stock = card(page, 'Stock')
  const place = stock.getByRole('textbox', { name: /^On hand of/ }).first()
  await expect(place).toHaveValue('0')
  await place.fill('a few')
  await stock.getByRole('button', { name: 'Save stock' }).click()
  await expect(stock.getByText('Enter a whole number, 0 or more')).toBeVisible()
  await place.fill('12')
  await stock.getByRole('button', { name: 'Save stock' }).click()
  await expect(toast(page, 'Stock saved')).toBeVisible()
  await expect(stock.getByText('0 reserved · 12 available')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(place).toHaveValue('12')
  const shown = await request.post('/api/method/mela.catalog.get_product', { data: { route } })
  expect(await shown.text()).toContain('"in_stock":1')
})
