import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const option = (page: Page, name: string | RegExp) => shownPage(page).getByRole('radio', { name })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Payment' })

interface Added {
  message: { cart_token: string; cart: { version: number } }
}

/** Puts two of a thing into a guest's cart, and gives the device what opens it. */
async function fillCart(page: Page, request: APIRequestContext): Promise<string> {
  const product = await request.get('/api/method/mela.catalog.get_product', {
    params: { route: 'five-small-books' },
  })
  const text = await product.text()
  const variant = /"variant":"([^"]+)"/.exec(text)?.[1]
  const business = /"business":"(BS-[^"]+)"/.exec(text)?.[1]
  const answer = await request.post('/api/method/mela.cart.add', { data: { variant, business, quantity: 2 } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { message }: Added = await answer.json()
  await page.addInitScript((token) => localStorage.setItem('cart_token', token), message.cart_token)
  return message.cart_token
}

async function fillAddress(page: Page): Promise<void> {
  await field(page, 'PIN code').fill('600090')
  await shownPage(page).getByRole('list', { name: 'Places with this PIN code' }).getByRole('button').click()
  await field(page, 'House and street').fill('4 Temple Street')
  await field(page, 'Who receives it').fill('Meena')
  await field(page, 'Phone number').fill('98400 12345')
  await field(page, /^E-mail/).fill('meena@letters.example')
}

test('a guest orders on one page, pays, and stands before his order', onPhone, async ({ page, request }) => {
  await fillCart(page, request)
  await openApp(page, '/checkout')
  await expect(shownPage(page).getByText('Known once you say where')).toBeVisible()
  await button(page, /^Pay ₹.* \+ delivery$/).click()
  await expect(shownPage(page).getByRole('heading', { name: 'Deliver to' })).toBeFocused()
  await button(page, 'Deliver here').click()
  await expect(field(page, 'PIN code')).toBeFocused()
  await fillAddress(page)
  await button(page, 'Deliver here').click()
  await expect(shownPage(page).getByText('4 Temple Street', { exact: false })).toBeVisible()
  await option(page, /^Brought faster/).check()
  await option(page, /^Online/).check()
  await expect(option(page, /^Online/)).toBeChecked()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await page.reload()
  await expectAwake(page)
  await expect(option(page, /^Brought faster/)).toBeChecked()
  await button(page, /^Pay ₹/).click()
  await sheet(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button').first().click()
  await page.waitForURL('**/checkout?payment=**')
  await expectAwake(page)
  await expect(
    sheet(page).getByRole('heading', { level: 3, name: 'Thank you, the payment is here' }),
  ).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/my-orders/**')
})

test.describe('when something changed', () => {
  // What is refused stands in the console too.
  test.use({ mayComplain: true })

  test(
    'a price that changed meanwhile is told before anything is ordered',
    onDesktop,
    async ({ page, request }) => {
      const cart_token = await fillCart(page, request)
      await openApp(page, '/checkout')
      await field(page, /^Coupon/).fill('NO-SUCH')
      await button(page, 'Apply').click()
      // It is told, and in the way of nothing that follows.
      await expect(shownPage(page).getByText('There is no such coupon')).toBeVisible()
      await fillAddress(page)
      await button(page, 'Deliver here').click()
      // Whether it can be paid so is known when the cart has answered to the address.
      await expect(option(page, /^Cash on delivery/)).toBeEnabled()
      await option(page, /^Cash on delivery/).focus()
      await page.keyboard.press('Space')
      await expect(option(page, /^Cash on delivery/)).toBeChecked()
      const { message } = (await (
        await request.post('/api/method/mela.cart.get_cart', { data: { cart_token } })
      ).json()) as { message: { lines: readonly { variant: string; business: string }[] } }
      const [line] = message.lines
      const { variant, business } = line ?? { variant: '', business: '' }
      // Another window of the same buyer.
      const changed = await request.post('/api/method/mela.cart.set_quantity', {
        data: { cart_token, variant, business, quantity: 1 },
      })
      expect(changed.status()).toBe(200)
      await button(page, /^Order for/).press('Enter')
      await expect(
        shownPage(page).getByText('Something in the cart has changed', { exact: false }),
      ).toBeVisible()
      await expect(
        shownPage(page).getByRole('heading', { level: 1, name: '1 thing in 1 parcel' }),
      ).toBeVisible()
      await button(page, /^Order for/).press('Enter')
      await page.waitForURL('**/my-orders/**')
    },
  )
})
