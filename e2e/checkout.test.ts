import type { APIRequestContext, Page } from '@playwright/test'
import { itemAt } from './support/products.ts'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectAwake, expectNoSidewaysScroll, header, openApp, scroller, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, potter, signIn, weaver } from './support/wire.ts'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const option = (page: Page, name: string | RegExp) => shownPage(page).getByRole('radio', { name })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Payment' })
const keeping = (page: Page) =>
  shownPage(page).getByRole('checkbox', { name: 'Save this address for my next order' })

interface Added {
  message: { cart_token: string; cart: { version: number } }
}

interface Seen {
  version: number
  totals: { total: number }
}

async function fillCart(page: Page, request: APIRequestContext, route = 'five-small-books'): Promise<string> {
  const answer = await request.post('/api/method/mela.cart.add', { data: await itemAt(request, route) })
  expect(answer.status(), await answer.text()).toBe(200)
  const { message }: Added = await answer.json()
  await page.addInitScript((token) => localStorage.setItem('cart_token', token), message.cart_token)
  return message.cart_token
}

async function fillAddress(page: Page): Promise<void> {
  await field(page, 'PIN code').fill('600090')
  await expect(field(page, 'City')).toHaveValue('Chennai')
  await field(page, 'House number and street').fill('4 Temple Street')
  await field(page, 'Full name').fill('Meena')
  await field(page, 'Mobile number').fill('98400 12345')
  await field(page, /^Email/).fill('meena@letters.example')
}

test('A guest orders on one page, pays, and sees the order', onPhone, async ({ page, request }) => {
  await fillCart(page, request)
  await openApp(page, '/checkout')
  await expect(shownPage(page).getByText('Enter your PIN code', { exact: true })).toBeVisible()
  await expect(shownPage(page).getByText(/^Enter your PIN code above/)).toBeVisible()
  await button(page, /^Pay ₹.* \+ delivery$/).click()
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toBeInViewport()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription("Enter the receiver's full name")
  await expect(field(page, 'PIN code')).toHaveAccessibleDescription(/Enter your PIN code/)
  const signIn = shownPage(page).getByRole('link', { name: 'Sign in to use your saved addresses' })
  await expect(signIn).toHaveAttribute('href', '/sign-in?next=%2Fcheckout&again=1')
  await fillAddress(page)
  await expect(option(page, /^Standard delivery/)).toBeVisible()
  await page.reload()
  await expectAwake(page)
  await expect(field(page, 'House number and street')).toHaveValue('4 Temple Street')
  await openApp(page, '/product/five-small-books')
  await expect(shownPage(page).getByText(/Delivering to 600090\./)).toBeVisible()
  await openApp(page, '/checkout')
  await expect(keeping(page)).toHaveCount(0)
  await option(page, /^Express delivery/).check()
  await expect(option(page, /^Pay online/)).toBeChecked()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await page.reload()
  await expectAwake(page)
  await expect(option(page, /^Express delivery/)).toBeChecked()
  // One press saves the address, places the order and goes to the only gateway.
  await button(page, /^Pay ₹/).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button').first().click()
  await page.waitForURL('**/checkout?payment=**')
  await expectAwake(page)
  await expect(sheet(page).getByRole('heading', { level: 3, name: 'Payment successful' })).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/my-orders/**')
  await expect(part(page, 'Thank you for your order')).toBeVisible()
  await expect(shownPage(page).getByText('confirmation to meena@letters.example')).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await shownPage(page).getByRole('link', { name: 'Create an account' }).click()
  await expect(
    field(page, 'Phone number').or(shownPage(page).locator('input[type=tel]')).first(),
  ).toHaveValue(/98400 ?12345/)
})

test.describe('When something changed', () => {
  // The browser reports intended refusals too.
  test.use({ mayComplain: true })

  test('A price that changed is shown before the order is placed', onDesktop, async ({ page, request }) => {
    const cart_token = await fillCart(page, request)
    await openApp(page, '/checkout')
    await fillAddress(page)
    await field(page, 'PIN code').fill('560002')
    await expect(field(page, 'State or union territory')).toHaveValue('Karnataka')
    await fillAddress(page)
    await button(page, 'Save address').click()
    // Payment methods are known when the cart has answered to the address.
    await expect(option(page, /^Cash on delivery/)).toBeEnabled()
    await option(page, /^Cash on delivery/).focus()
    await page.keyboard.press('Space')
    await expect(option(page, /^Cash on delivery/)).toBeChecked()
    // The last response before the change: a later one would already have the new price.
    await expect(shownPage(page).getByText('Cash on delivery fee').filter({ visible: true })).toBeVisible()
    const { message } = (await (
      await request.post('/api/method/mela.cart.get_cart', { data: { cart_token } })
    ).json()) as { message: { lines: readonly { variant: string; business: string }[] } }
    const [line] = message.lines
    const { variant, business } = line ?? { variant: '', business: '' }
    const changed = await request.post('/api/method/mela.cart.set_quantity', {
      data: { cart_token, variant, business, quantity: 1 },
    })
    expect(changed.status()).toBe(200)
    await button(page, /^Place order for/).press('Enter')
    await expect(shownPage(page).getByText('Your cart has changed', { exact: false })).toBeVisible()
    await expect(shownPage(page).getByRole('heading', { level: 1, name: '1 item' })).toBeVisible()
    await button(page, /^Place order for/).press('Enter')
    await page.waitForURL('**/my-orders/**')
    await openApp(page, '/checkout')
    await expect(shownPage(page).getByRole('heading', { name: 'Order already placed' })).toBeVisible()
    await shownPage(page).getByRole('link', { name: 'View order' }).click()
    await page.waitForURL('**/my-orders/**')
  })
})

const part = (page: Page, name: string) => shownPage(page).getByRole('heading', { name })

test(
  'An address without delivery says why, keeps the input, and offers pickup only as a choice',
  onPhone,
  async ({ page, request }) => {
    const cart_token = await fillCart(page, request, 'terracotta-water-pot')
    const address = {
      ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '12 Janpath Lane' },
      ...{ city: 'New Delhi', state: 'Delhi', zipcode: '110001' },
    }
    const addressAnswer = await request.post('/api/method/mela.cart.set_address', {
      data: { cart_token, address },
    })
    expect(addressAnswer.status(), await addressAnswer.text()).toBe(200)
    const { message }: { message: Seen } = await addressAnswer.json()
    const seen = { cart_token, version: message.version, expected_total: message.totals.total }
    const placed = await request.post('/api/method/mela.orders.place_order', {
      data: { ...seen, idempotency_key: `unchosen-${cart_token}`.slice(0, 40) },
    })
    expect(placed.status()).toBe(417)
    expect(await placed.text()).toContain('This seller does not deliver to this PIN code')
    await openApp(page, '/yourcart')
    const why = shownPage(page).getByText("This seller doesn't deliver to this PIN code")
    await expect(why).toBeVisible()
    await openApp(page, '/checkout')
    const street = shownPage(page).getByText('12 Janpath Lane', { exact: false })
    await expect(why).toBeVisible()
    await expect(street).toBeVisible()
    const fetched = option(page, /^Pick up at/)
    await expect(fetched).not.toBeChecked()
    await option(page, /^Pay online/).check()
    await button(page, /^Pay ₹/).click()
    await expect(part(page, 'Mannvasanai Pottery')).toBeFocused()
    await expect(shownPage(page).getByRole('alert')).toContainText('Choose pickup, or use another address')
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await fetched.check()
    await expect(part(page, 'Contact details')).toBeVisible()
    await expect(street).toBeVisible()
    await button(page, 'Use another address').click()
    await expect(field(page, 'House number and street')).toHaveValue('12 Janpath Lane')
  },
)

test('A signed-in buyer orders to the default address, with their own GSTIN', onPhone, async ({ page }) => {
  await signIn(page.request, weaver)
  const address = {
    ...{ contact_name: 'Selvi', phone: '98400 12377', address_line1: '5 Shuttle Street' },
    ...{ city: 'Chennai', state: 'Tamil Nadu', zipcode: '600044' },
  }
  await callMethod(page.request, 'places.save_address', { address, title: 'Workshop', is_default: 1 })
  await callMethod(page.request, 'cart.add', await itemAt(page.request, 'five-small-books'))
  await openApp(page, '/yourcart')
  await expect(shownPage(page).getByText('Deliver to Chennai 600044')).toBeVisible()
  await openApp(page, '/product/five-small-books')
  await expect(
    header(page)
      .getByRole('link', { name: /600044/ })
      .or(shownPage(page).getByText(/Delivering to 600044\./))
      .first(),
  ).toBeVisible()
  await openApp(page, '/checkout')
  await expect(shownPage(page).getByText('5 Shuttle Street', { exact: false })).toBeVisible()
  await expect(field(page, 'House number and street')).toHaveCount(0)
  await expect(part(page, 'Payment method')).toBeVisible()
  await expect(shownPage(page).getByRole('radio', { name: /delivery|Pay online/ })).toHaveCount(0)
  await expect(shownPage(page).getByText(/^Standard delivery/)).toBeVisible()
  expect(await scroller(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(1800)
  await button(page, 'Change payment method').click()
  await expect(option(page, /^Pay online/)).toBeFocused()
  await option(page, /^Cash on delivery/).check()
  await button(page, 'Change delivery option').click()
  await expect(option(page, /^Standard delivery/)).toBeFocused()
  await button(page, 'Add email or GSTIN for the invoice').click()
  await expect(option(page, /^Workshop/)).toBeChecked()
  await shownPage(page).getByRole('checkbox', { name: "I'm buying for a business" }).check()
  await field(page, 'GSTIN').fill('33AAPFU0939F1Z2')
  await field(page, /^Email/).fill('loom@letters.example')
  await expectAccessibleInEveryLight(page)
  await button(page, 'Save address').click()
  await expect(shownPage(page).getByText('GSTIN 33AAPFU0939F1Z2')).toBeVisible()
  await expect(shownPage(page).getByText('loom@letters.example')).toBeVisible()
  await expect(part(page, 'Delivery address')).toBeFocused()
})

test(
  'An address that a signed-in buyer types is in the address book afterwards',
  onPhone,
  async ({ page }) => {
    await signIn(page.request, potter)
    await callMethod(page.request, 'cart.add', await itemAt(page.request, 'five-small-books'))
    await openApp(page, '/checkout')
    await fillAddress(page)
    await expect(keeping(page)).toBeChecked()
    await expectAccessibleInEveryLight(page)
    await button(page, 'Save address').click()
    await expect(shownPage(page).getByText('4 Temple Street', { exact: false })).toBeVisible()
    await button(page, 'Change delivery address').click()
    await expect(option(page, /4 Temple Street/)).toBeChecked()
  },
)

test('The cart page shows an order that still awaits payment', onPhone, async ({ page, request }) => {
  const cart_token = await fillCart(page, request)
  const address = {
    ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street' },
    ...{ city: 'Chennai', state: 'Tamil Nadu', zipcode: '600090' },
  }
  const ask = async <Answer>(method: string, data: object): Promise<Answer> => {
    const answer = await request.post(`/api/method/mela.${method}`, { data: { cart_token, ...data } })
    expect(answer.status(), await answer.text()).toBe(200)
    const { message }: { message: Answer } = await answer.json()
    return message
  }
  await ask('cart.set_address', { address, email: 'meena@letters.example' })
  const { version, totals } = await ask<Seen>('cart.set_payment', { payment_choice: 'online' })
  const seen = { version, expected_total: totals.total, gateway: 'Sandbox' }
  const key = { idempotency_key: `unpaid-${cart_token}`.slice(0, 40) }
  const { order, token } = await ask<{ order: string; token: string }>('orders.place_order', {
    ...seen,
    ...key,
  })
  const storedJson = JSON.stringify([{ order, token }])
  await page.addInitScript((orders) => localStorage.setItem('mela.orders', orders), storedJson)
  await openApp(page, '/yourcart')
  await expect(shownPage(page).getByRole('heading', { name: 'Payment pending' })).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await shownPage(page).getByRole('link', { name: 'View order and pay' }).click()
  await expect(shownPage(page).getByText('Complete your payment')).toBeVisible()
})

const leftUnpaid = JSON.stringify({
  subject: { reference_type: 'Order', reference_name: 'ORD-2026-000001', receipt_token: 'x'.repeat(43) },
  key: 'a-key-of-this-window',
  begun: null,
  at: Date.now(),
})

test('A buyer with one unpaid order can order other products', onPhone, async ({ page, request }) => {
  await fillCart(page, request)
  await page.addInitScript((storedJson) => sessionStorage.setItem('mela.payment', storedJson), leftUnpaid)
  await openApp(page, '/checkout')
  await expect(shownPage(page).getByText('Enter your PIN code', { exact: true })).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
})

test('A buyer who returns from a payment started elsewhere is told its result', onPhone, async ({ page }) => {
  await openApp(page, '/checkout?payment=PAY-2026-999999')
  await expect(shownPage(page).getByRole('heading', { name: "We're checking your payment" })).toBeVisible()
  await expect(shownPage(page).getByRole('link', { name: 'View orders' })).toBeVisible()
})
