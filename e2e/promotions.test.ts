import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { itemAt } from './support/products.ts'
import { expect, onPhone, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const text = (page: Page, words: string | RegExp) =>
  shownPage(page).getByText(words).filter({ visible: true })

const PHONE = '98400 43210'

async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const data = await itemAt(request, 'five-small-books')
  const added = await request.post('/api/method/mela.cart.add', { data })
  expect(added.status(), await added.text()).toBe(200)
  const { message } = (await added.json()) as { message: { cart_token: string } }
  const address = {
    ...{ contact_name: 'Meena', phone: PHONE, address_line1: '4 Temple Street', city: 'Chennai' },
    ...{ state: 'Tamil Nadu', zipcode: '600090' },
  }
  const { cart_token } = message
  await request.post('/api/method/mela.cart.set_address', { data: { cart_token, address } })
  await request.post('/api/method/mela.cart.set_payment', { data: { cart_token, payment_choice: 'cod' } })
  await page.addInitScript((token) => localStorage.setItem('cart_token', token), cart_token)
}

test.describe('Coupons', () => {
  // The browser reports the intended refusal too.
  test.use({ mayComplain: true })

  test(
    'A guest opens a link with a coupon, sees what it saves, and orders with it',
    onPhone,
    async ({ page, request }) => {
      await fillCart(page, request)
      await openApp(page, '/yourcart')
      await expect(text(page, 'Offers for your cart')).toBeVisible()
      await expect(text(page, /^Add items worth ₹/).first()).toBeVisible()
      await field(page, /^Coupon code/).fill('guess')
      await button(page, 'Apply').first().click()
      await expect(text(page, 'This coupon code is not valid. Check it and try again.')).toBeVisible()
      await openApp(page, '/yourcart?coupon=welcome10')
      await expect(text(page, 'Best offer applied')).toBeVisible()
      await expect(text(page, /^You save ₹/).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessibleInEveryLight(page)
      await openApp(page, '/checkout')
      await expect(text(page, /^Discount: 10% off your first order/)).toBeVisible()
      await expectAccessibleInEveryLight(page)
      await button(page, /^Place order for/).click()
      await page.waitForURL('**/my-orders/**')
    },
  )
})
