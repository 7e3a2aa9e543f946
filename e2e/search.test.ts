import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage, openMenu } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

const field = (page: Page) =>
  shownPage(page).locator('.catalog__searchBox').getByRole('searchbox', { name: 'Search' })

async function searchFor(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await shownPage(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`)
}

test("Searches in Hindi and Tamil find products, whatever the page's language", onPhone, async ({ page }) => {
  await openApp(page, '/search')
  const found = (name: string) => shownPage(page).getByRole('link', { name })
  await searchFor(page, 'पतंग')
  await expect(found('Paper kite, ready to fly')).toBeVisible()
  await searchFor(page, 'பட்டம்')
  await expect(found('Paper kite, ready to fly')).toBeVisible()
  await searchFor(page, 'घड़ा')
  await expect(found('Terracotta water pot')).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await expectNoSidewaysScroll(page)
})

test(
  'A correct word is never corrected, and a misspelt one says what is shown instead',
  onPhone,
  async ({ page }) => {
    await openApp(page, '/search')
    const shown = shownPage(page)
    await searchFor(page, 'soap')
    await expect(shown.getByRole('heading', { name: 'No results for “soap”' })).toBeVisible()
    await searchFor(page, 'thaila')
    await expect(shown.getByRole('link', { name: 'Green market bag, mango print' })).toBeVisible()
    await expect(shown.getByText(/Showing/)).toHaveCount(0)
    await searchFor(page, 'elephnt')
    await expect(shown.getByText('No results for “elephnt”. Showing results for “elephant”.')).toBeVisible()
  },
)

test('A search finds an event and a policy beside products, and links them', onPhone, async ({ page }) => {
  await openApp(page, '/search?q=kite')
  const more = shownPage(page).locator('.site-results__siteResults')
  const events = more.locator('.card').filter({ hasText: 'Events' })
  await expect(events.getByRole('link', { name: /Kite and kolam morning/ })).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await searchFor(page, 'return policy')
  const card = shownPage(page).locator('.cards__product').first()
  await expect(more.getByRole('link', { name: /Cancellation/ })).toBeVisible()
  await expect(card).toBeVisible()
  const top = async (shown: typeof card) => (await shown.boundingBox())?.y ?? Infinity
  await expect.poll(async () => (await top(more)) < (await top(card))).toBe(true)
  const count = shownPage(page).getByText(/^\d+ items?$/)
  const endOf = async (shown: typeof card) => (await top(shown)) + ((await shown.boundingBox())?.height ?? 0)
  expect((await top(count)) - (await endOf(more.locator('.card').last()))).toBeGreaterThanOrEqual(24)
  await more.getByRole('link', { name: /Cancellation/ }).click()
  await expectArrived(page, 'Cancellation policy')
})

test('Suggestions replace earlier results while a person types', async ({ page }) => {
  await openApp(page, '/search?q=kite')
  const shown = shownPage(page)
  const card = shown.locator('.cards__product').filter({ hasText: 'Paper kite' })
  await expect(card).toBeVisible()
  await field(page).fill('tiff')
  await expect(
    shown.locator('.catalog__searchHelp').getByRole('link', { name: /Steel tiffin/ }),
  ).toBeVisible()
  await expect(card).toHaveCount(0)
  await expectAccessibleInEveryLight(page)
  await field(page).press('Escape')
  await expect(card).toBeVisible()
  await field(page).fill('tiff')
  await shown.getByRole('button', { name: 'Search for “tiff”' }).click()
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Results for “tiff”')
})

test('Search results show ratings, and sold-out ones promise no date', onDesktop, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('Address', '{"zipcode":"600090"}'))
  await openApp(page, '/search?q=pot')
  const card = shownPage(page).locator('.cards__product').filter({ hasText: 'Terracotta water pot' })
  await expect(card).toContainText(/\d\.\d \(\d+ reviews?\)/)
  await expect(card).toContainText(/Delivery by /)
})

test('All products, new arrivals and offers are lists with their own addresses', async ({
  page,
  isMobile,
}) => {
  await openApp(page, '/')
  await shownPage(page).getByRole('link', { name: 'All products' }).first().click()
  await expectArrived(page, 'All products')
  await expect(page).toHaveTitle(/^All products - /)
  const lists = shownPage(page).getByRole('navigation', { name: 'Product lists' })
  await lists.getByRole('link', { name: 'Offers' }).click()
  await expectArrived(page, 'Offers')
  await expect(page).toHaveURL(/\/products\/offers$/)
  const cards = shownPage(page).locator('.cards__product')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBe(await cards.locator('.off').count())
  await expectAccessibleInEveryLight(page)
  await expectNoSidewaysScroll(page)
  await lists.getByRole('link', { name: 'New arrivals' }).click()
  await expectArrived(page, 'New arrivals')
  await expect(shownPage(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest')
  if (!isMobile) return
  const menu = await openMenu(page)
  await menu.getByText('Shop', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'All products' }).click()
  await expectArrived(page, 'All products')
})
