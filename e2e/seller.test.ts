import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/app.ts'
import { orderBooks } from './support/books-orders.ts'
import { card, deskColours, makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { csrfHeaders, managerAt, rowsOf, signIn, systemManager, weaver } from './support/wire.ts'

// The browser reports intended refusals too.
test.use({ mayComplain: true })

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
  'A seller changes the price of a live product, hides it from the shop and shows it again',
  onDesktop,
  async ({ page, request, baseURL }) => {
    const { route } = await openOwnProduct(page, baseURL)
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('360')
    await saveButton(page).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    const shopPage = `/product/${route}`
    expect(await (await request.get(shopPage)).text()).toContain('360')

    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Unhide' })).toBeVisible()
    expect((await request.get(shopPage)).status()).toBe(404)
    await page.getByRole('button', { name: 'Unhide' }).click()
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
    expect((await request.get(shopPage)).status()).toBe(200)
  },
)

test(
  "A seller counts a product's stock in its form, and it becomes available",
  onDesktop,
  async ({ page, request, baseURL }) => {
    const { route } = await openOwnProduct(page, baseURL)
    const stock = card(page, 'Stock')
    const place = stock.getByRole('textbox', { name: /^Quantity on hand of/ }).first()
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
  },
)

test("Stock of another seller's product is counted in the form of the offer", onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const [offer] = await rowsOf(page.request, {
    ...{ doctype: 'Product Offer', fields: ['name'], filters: [['state', '=', 'live']] },
  })
  await page.goto(`/desk/product-offer/${String(offer?.['name'])}`)
  const stock = card(page, 'Stock')
  const place = stock.getByRole('textbox', { name: /^Quantity on hand of/ }).first()
  const count = String(Number(await place.inputValue()) + 3)
  await place.fill(count)
  await stock.getByRole('button', { name: 'Save stock' }).click()
  await expect(toast(page, 'Stock saved')).toBeVisible()
  await page.reload()
  await expect(place).toHaveValue(count)
})

test(
  "A seller's new title waits for review, is withdrawn, and appears once the office approves it",
  onDesktop,
  async ({ page, request, baseURL }) => {
    const { name, title, route, manager } = await openOwnProduct(page, baseURL)
    const waits = page.getByText('Your change is waiting for review.', { exact: false })
    const propose = async (words: string) => {
      await page.getByRole('textbox', { name: /^Title/ }).fill(words)
      await saveButton(page).click()
      await expect(waits).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    }
    await propose(`${title}, first`)
    await page.getByRole('button', { name: 'Withdraw change' }).click()
    await expect(waits).toHaveCount(0)
    await propose(`${title}, blue`)
    await expectAccessibleInEveryLight(page, deskColours)
    const shopPage = `/product/${route}`
    expect(await (await request.get(shopPage)).text()).not.toContain(`${title}, blue`)

    const changes = await rowsOf(manager, {
      doctype: 'Product Change',
      fields: ['name'],
      filters: [
        ['product', '=', name],
        ['state', '=', 'waiting'],
      ],
    })
    await signIn(page.request, systemManager)
    await page.goto(`/desk/product-change/${String(changes[0]?.['name'])}`)
    await expect(page.getByRole('region', { name: 'Changes' }).first()).toContainText('blue')
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(
      page.getByText('Enter a reason for the rejection. It is shown to the seller.').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    await expect(toast(page, 'Status changed to accepted')).toBeVisible()
    expect(await (await request.get(shopPage)).text()).toContain(`${title}, blue`)
  },
)

test(
  'A seller edits opening hours and handling days, and sees office-only fields as text',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, weaver)
    const [business] = await rowsOf(page.request, { doctype: 'Business', fields: ['name'] })
    await page.goto(`/desk/business/${String(business?.['name'])}`)
    const hours = page.getByRole('textbox', { name: /^Opening hours/ })
    const before = await hours.inputValue()
    const save = async (words: string) => {
      await hours.fill(words)
      await saveButton(page).click()
      await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0)
    }
    await save('Mon to Sat, 10 am to 7 pm')
    await page.reload()
    await expect(hours).toHaveValue('Mon to Sat, 10 am to 7 pm')
    await save(before)
    await expect(page.getByText('Kapas Loom House').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Business name/, disabled: false })).toHaveCount(0)
    await page.getByRole('textbox', { name: /^Handling days/ }).fill('4')
    await saveButton(page).click()
    await expect(toast(page, 'Saved').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Handling days/ })).toHaveValue('4')
    await page.getByRole('textbox', { name: /^Handling days/ }).fill('')
    await saveButton(page).click()
    await expect(toast(page, 'Saved').first()).toBeVisible()
  },
)

test('The next action of a fulfilment is its first button, and shipping names missing fields', async ({
  page,
  request,
}) => {
  const { order } = await orderBooks(request)
  await signIn(page.request, systemManager)
  const [fulfilment] = await rowsOf(page.request, {
    ...{ doctype: 'Fulfilment', fields: ['name'], filters: [['order', '=', order]] },
  })
  await page.goto(`/desk/fulfilment/${String(fulfilment?.['name'])}`)
  const step = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  await step('Confirm').click()
  await step('Mark as packed').click()
  await step('Mark as shipped').click()
  await expect(
    page.getByText('Enter the carrier before you mark the fulfilment as shipped').first(),
  ).toBeVisible()
  const carrier = page.getByRole('combobox', { name: 'Carrier' })
  await expect(carrier).toHaveAccessibleDescription(
    /Enter the carrier before you mark the fulfilment as shipped/,
  )
  await carrier.fill('India Post')
  await page.getByRole('textbox', { name: /^Tracking number/ }).fill('EM123456789IN')
  await step('Mark as shipped').click()
  await expect(step('Mark as delivered')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Tracking number/ })).toHaveValue('EM123456789IN')
  await expectNoSidewaysScroll(page)
})
