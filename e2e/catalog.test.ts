import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, header, openApp, shownPage } from './support/app.ts'
import { newProduct } from './support/products.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

test('Finds a product by its category and puts a chosen size into the cart', onPhone, async ({ page }) => {
  await openApp(page, '/tabs/category')
  await shownPage(page).getByRole('link', { name: /^Clay/ }).click()
  await expectArrived(page, 'Clay')
  const filter = shownPage(page).getByRole('button', { name: 'Filters' })
  await filter.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(filter).toBeFocused()
  await filter.click()
  await sheet.getByLabel('Max ₹').fill('500')
  await sheet.getByRole('button', { name: 'Apply price' }).click()
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL(/category\/clay\?price_max=500/)
  await shownPage(page).getByRole('link', { name: 'Clear all' }).click()
  await shownPage(page).getByRole('link', { name: 'Terracotta water pot' }).click()
  await expectArrived(page, 'Terracotta water pot, 5 litres')
  await shownPage(page)
    .getByRole('button', { name: /^Open photo 1 of/ })
    .click()
  const pictures = page.getByRole('dialog', { name: 'Photos of Terracotta water pot' })
  await expect(pictures.locator('.yarl__slide_current img')).toBeVisible()
  await page.goBack()
  await expect(pictures).toHaveCount(0)
  await shownPage(page).getByRole('button', { name: '8 litres' }).click()
  await expect(page).toHaveURL(/\?variant=/)
  await expectArrived(page, 'Terracotta water pot, 8 litres')
  await shownPage(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(shownPage(page).getByText('Added to cart')).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test(
  'The document title follows from a list to a product, its variants and back',
  onPhone,
  async ({ page }) => {
    await openApp(page, '/tabs/category')
    await shownPage(page).getByRole('link', { name: /^Clay/ }).first().click()
    await expectArrived(page, 'Clay')
    await expect(page).toHaveTitle(/^Clay - /)
    await shownPage(page).getByRole('link', { name: 'Terracotta water pot' }).click()
    await expectArrived(page, 'Terracotta water pot, 5 litres')
    await expect(page).toHaveTitle(/^Terracotta water pot/)
    await shownPage(page).getByRole('button', { name: '8 litres' }).click()
    await expect(page).toHaveURL(/\?variant=/)
    await expect(page).toHaveTitle(/^Terracotta water pot/)
    await page.goBack()
    await expect(page).toHaveTitle(/^Clay - /)
  },
)

test(
  'A seller that does not deliver to a PIN code promises no delivery there and offers pickup',
  onPhone,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('Address', '{"zipcode":"110001"}'))
    await openApp(page, '/product/terracotta-water-pot')
    const promise = shownPage(page).getByRole('status').filter({ hasText: "We don't deliver to 110001" })
    await expect(promise).toContainText('This seller does not deliver to this PIN code')
    await expect(promise).toContainText(/Pick up from .+ at Mannvasanai yard, Kosapet/)
    await openApp(page, '/category/clay')
    const card = shownPage(page).locator('.cards__product').filter({ hasText: 'Terracotta water pot' })
    await expect(card).toContainText("We don't deliver to 110001. Pickup is available.")
  },
)

test(
  'A sold-out product offers a back-in-stock alert and promises no delivery date',
  onPhone,
  async ({ page, request }) => {
    const lamp = await newProduct(request, 0)
    await page.addInitScript(() => localStorage.setItem('Address', '{"zipcode":"600090"}'))
    await openApp(page, lamp.path)
    const shown = shownPage(page)
    await expect(shown.getByText('Out of stock').first()).toBeVisible()
    await expect(shown.getByText('Inclusive of all taxes')).toBeVisible()
    await expect(shown.locator('.product__promises')).not.toContainText(/600090|Delivery by /)
    await expect(shown.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    await shown.getByRole('button', { name: 'Notify me' }).click()
    await expect(shown.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter a valid email address/,
    )
    await expectAccessibleInEveryLight(page)
    await shown.getByRole('textbox', { name: 'Email' }).fill('meena@letters.example')
    await shown.getByRole('button', { name: 'Notify me' }).click()
    await expect(shown.getByText('We will notify you when it is back in stock.')).toBeVisible()
    await openApp(page, `/search?q=${encodeURIComponent(lamp.title)}`)
    const card = shownPage(page).locator('.cards__product').filter({ hasText: lamp.title })
    await expect(card).toContainText('Out of stock')
    await expect(card.locator('.catalog__reached')).toHaveCount(0)
  },
)

test('Filters are kept in the address, and going back restores them', onDesktop, async ({ page }) => {
  await openApp(page, '/category/kitchen')
  const shown = shownPage(page)
  await shown.getByRole('checkbox', { name: 'Copper' }).check()
  await expect(page).toHaveURL(/attributes\.Material=Copper/)
  await expect(shown.locator('.cards__product')).toHaveCount(1)
  await expect(shown.getByRole('checkbox', { name: 'Steel' })).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await shown.getByRole('link', { name: 'Copper bottle, 900 ml' }).click()
  await expectArrived(page, 'Copper bottle, 900 ml')
  await page.goBack()
  await expect(page).toHaveURL(/attributes\.Material=Copper/)
  await expect(shownPage(page).locator('.cards__product')).toHaveCount(1)
})

test('A misspelt search finds the product that was meant', onPhone, async ({ page }) => {
  await openApp(page, '/search')
  const shown = shownPage(page)
  await shown.getByRole('searchbox').fill('kitee')
  await shown.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(shown.getByText('No results for “kitee”. Showing results for “kite”.')).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Paper kite, ready to fly' })).toBeVisible()
  await expectAccessibleInEveryLight(page)
})

test(
  "The header's search starts empty, and the last filter without results is removed at once",
  onDesktop,
  async ({ page }) => {
    await openApp(page, '/search?q=kite&price_max=1')
    const shown = shownPage(page)
    await expect(shown.getByRole('heading', { name: 'No products match your filters' })).toBeVisible()
    await shown.locator('.empty').getByRole('link', { name: 'Clear all' }).click()
    await expect(shown.getByRole('link', { name: 'Paper kite, ready to fly' })).toBeVisible()
    await header(page).getByRole('searchbox', { name: 'Search' }).fill('tiffin')
    await header(page).getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Results for “tiffin”')
    await expect(shown.getByRole('link', { name: 'Steel tiffin, three tiers' })).toBeVisible()
  },
)

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A product shows its name and price', onPhone, async ({ page }) => {
    await page.goto('/product/terracotta-water-pot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terracotta water pot, 5 litres')
    await expect(page.getByText('₹420').first()).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join(' ')).toContain('"@type":"Product"')
  })
})
