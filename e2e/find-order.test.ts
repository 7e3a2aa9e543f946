import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { orderBooks } from './support/books-orders.ts'
import { codeFor, newNumber } from './support/codes.ts'
import { expect, onPhone, test } from './support/test.ts'

test('Finds a guest order on another device by its number and the code to its phone', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const number = newNumber()
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { order } = await orderBooks(elsewhere, 'cod', { phone: number })
  await elsewhere.dispose()
  await openApp(page, '/my-orders')
  await shownPage(page).locator('.empty').getByRole('link', { name: 'Find my order' }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Find my order' })).toBeVisible()
  const contact = shownPage(page).getByRole('textbox', { name: 'Mobile number or email' })
  await contact.fill('meena')
  await shownPage(page).getByRole('button', { name: 'Send code' }).click()
  const field = shownPage(page).getByRole('textbox', { name: 'Order number' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Enter the order number/)
  await field.fill(order.toLowerCase())
  await shownPage(page).getByRole('button', { name: 'Send code' }).click()
  await expect(contact).toBeFocused()
  await expect(contact).toHaveAccessibleDescription(/Enter a valid mobile number or email address/)
  await contact.fill(number)
  await expectAccessibleInEveryLight(page)
  await expectNoSidewaysScroll(page)
  await shownPage(page).getByRole('button', { name: 'Send code' }).click()
  await expect(shownPage(page).getByText(/^If the details match, we have sent a code to/)).toBeVisible()
  await shownPage(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeFor(request, `+91${number}`))
  await shownPage(page).getByRole('button', { name: 'Open order' }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  await expect(shownPage(page).getByText(`Order ${order}`, { exact: true })).toBeVisible()
  await openApp(page, '/my-orders')
  await expect(shownPage(page).locator('.orders__ordersCards li')).toHaveCount(1)
})

test(
  'Finds a guest order by its number and the code to its email address',
  onPhone,
  async ({ page, request, playwright, baseURL }) => {
    const email = `meena${newNumber()}@letters.example`
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const { order } = await orderBooks(elsewhere, 'cod', { phone: newNumber(), email })
    await elsewhere.dispose()
    await openApp(page, '/find-order')
    await shownPage(page).getByRole('textbox', { name: 'Order number' }).fill(order)
    await shownPage(page).getByRole('textbox', { name: 'Mobile number or email' }).fill(email.toUpperCase())
    await shownPage(page).getByRole('button', { name: 'Send code' }).click()
    await expect(shownPage(page).getByText(/we have sent a code to m•••@letters/)).toBeVisible()
    await shownPage(page)
      .getByRole('textbox', { name: 'Code' })
      .fill(await codeFor(request, email))
    await shownPage(page).getByRole('button', { name: 'Open order' }).click()
    await expect(shownPage(page).getByText(`Order ${order}`, { exact: true })).toBeVisible()
  },
)

test('Sign-in and the empty cart link to finding an order', onPhone, async ({ page }) => {
  for (const path of ['/sign-in', '/yourcart']) {
    await openApp(page, path)
    await expect(shownPage(page).getByRole('link', { name: 'Find my order' }).first()).toHaveAttribute(
      'href',
      '/find-order',
    )
  }
})
