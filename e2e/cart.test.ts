import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, header, openApp, shownPage } from './support/app.ts'
import { changeAt as change, newProduct, products, type NewProduct } from './support/products.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { parent, signIn } from './support/wire.ts'

const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name })
const heading = (page: Page) => shownPage(page).getByRole('heading', { level: 1 })
const total = (page: Page) => shownPage(page).locator('.sum-total dd')

const reprice = (request: APIRequestContext, { name }: NewProduct, price: number) =>
  change(request, `${products}/${name}`, { price })

async function chooseChennai(page: Page): Promise<void> {
  const address = {
    zipcode: '600028',
    country: 'IN',
    city: 'Chennai',
    state: 'Tamil Nadu',
    address: 'Chennai',
    show: 1,
  }
  await page.addInitScript((text) => localStorage.setItem('Address', text), JSON.stringify(address))
}

async function putIn(page: Page, product: NewProduct): Promise<void> {
  await openApp(page, product.path)
  await button(page, 'Add to cart').click()
  await expect(shownPage(page).getByText('Added to cart')).toBeVisible()
}

test(
  'A guest changes quantity and delivery place, sees a changed price, removes an item and undoes it',
  onPhone,
  async ({ page, request }) => {
    const lamp = await newProduct(request, 5)
    await chooseChennai(page)
    await putIn(page, lamp)
    await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await link(page, 'View cart').click()
    await expectArrived(page, '1 item')
    await expect(shownPage(page).getByText('Deliver to Chennai 600028')).toBeVisible()
    await expect(link(page, 'Sign in to use your saved addresses')).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fyourcart&again=1',
    )
    await button(page, `Increase quantity: ${lamp.title}`).click()
    await expect(heading(page)).toHaveText('2 items')
    await reprice(request, lamp, 150)
    await page.reload()
    const changed = `The price of ${lamp.title} has increased from ₹120 to ₹150.`
    await expect(shownPage(page).getByText(changed)).toBeVisible()
    await expect(button(page, 'Proceed to checkout')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessibleInEveryLight(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await button(page, 'Accept changes').click()
    await expect(shownPage(page).getByText(changed)).toHaveCount(0)
    await expect(link(page, 'Proceed to checkout')).toBeVisible()
    await button(page, `Decrease quantity: ${lamp.title}`).click()
    await button(page, `Remove ${lamp.title}`).click()
    await expect(shownPage(page).getByText('Your cart is empty')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(heading(page)).toHaveText('1 item')
    // An unavailable line is left out of the sum, and of the count above.
    await change(request, `${products}/${lamp.name}`, { state: 'archived' })
    await page.reload()
    await expect(shownPage(page).getByText(`${lamp.title} is no longer available.`)).toBeVisible()
    await expect(heading(page)).toHaveText('Your cart')
  },
)

test(
  'An item moves from the wishlist to the cart, and both follow the person who signs in',
  onDesktop,
  async ({ page, request }) => {
    const lamp = await newProduct(request, 5)
    await putIn(page, lamp)
    await openApp(page, '/yourcart')
    await button(page, `Move to wishlist: ${lamp.title}`).click()
    await expect(shownPage(page).getByText(`${lamp.title} moved to your wishlist.`)).toBeVisible()
    await reprice(request, lamp, 100)
    await openApp(page, '/tabs/wishlist')
    await expect(shownPage(page).getByText('Price dropped by ₹20')).toBeVisible()
    await button(page, 'Share list').click()
    await button(page, 'Share list').click()
    const shared = await shownPage(page).getByLabel('Link to this list').inputValue()
    await expectAccessibleInEveryLight(page)
    await button(page, `Move to cart: ${lamp.title}`).click()
    await expect(shownPage(page).getByText(`${lamp.title} moved to your cart.`)).toBeVisible()
    await openApp(page, new URL(shared).pathname)
    await expect(shownPage(page).getByText('A list shared with you')).toBeVisible()
    await signIn(page.request, parent)
    await openApp(page, '/yourcart')
    await expect(shownPage(page).getByRole('link', { name: lamp.title })).toBeVisible()
    await expect(link(page, 'Sign in to use your saved addresses')).toHaveCount(0)
    await expect(total(page)).toBeVisible()
  },
)
