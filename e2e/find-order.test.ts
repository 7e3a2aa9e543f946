import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { orderBooks } from './support/books-orders.ts'
import { codeFor, newNumber } from './support/codes.ts'
import { expect, test } from './support/test.ts'

test('Finds a guest order on another device by its number and the code to its phone', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const number = newNumber()
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { order } = await orderBooks(elsewhere, 'cod', number)
  await elsewhere.dispose()
  await openApp(page, '/my-orders')
  await shownPage(page).locator('.empty').getByRole('link', { name: 'Find my order' }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Find my order' })).toBeVisible()
  const phone = shownPage(page).getByRole('textbox', { name: 'Mobile number' })
  await phone.fill(number)
  await shownPage(page).getByRole('button', { name: 'Send code' }).click()
  const field = shownPage(page).getByRole('textbox', { name: 'Order number' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Enter the order number/)
  await field.fill(order.toLowerCase())
  await expectAccessibleInEveryLight(page)
  await expectNoSidewaysScroll(page)
  await shownPage(page).getByRole('button', { name: 'Send code' }).click()
  await expect(shownPage(page).getByText(/^If they match, a code is on its way to/)).toBeVisible()
  await shownPage(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeFor(request, `+91${number}`))
  await shownPage(page).getByRole('button', { name: 'Open order' }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'We have your order' })).toBeVisible()
  await expect(shownPage(page).getByText(`Order ${order}`, { exact: true })).toBeVisible()
  await openApp(page, '/my-orders')
  await expect(shownPage(page).locator('.orders-cards li')).toHaveCount(1)
})

test('Leads to finding an order from sign-in and the empty cart', async ({ page }) => {
  for (const path of ['/sign-in', '/yourcart']) {
    await openApp(page, path)
    await expect(shownPage(page).getByRole('link', { name: 'Find my order' }).first()).toHaveAttribute(
      'href',
      '/find-order',
    )
  }
})
