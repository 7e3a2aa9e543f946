import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { changeDocument, deskColours } from './support/desk.ts'
import { exchangeBooks, moveFulfilment, orderBooks, type Ordered } from './support/books-orders.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, managerAt, parent, rowsOf, signIn, systemManager } from './support/wire.ts'

// A signed-in user has one cart on all devices, so journeys of the same user run one after another.
test.describe.configure({ mode: 'default' })

async function payOnline(
  request: APIRequestContext,
  { order, token, idempotency_key }: Ordered,
): Promise<string> {
  const started = await callMethod<{ payment: string; checkout: { url: string } }>(request, 'payments.pay', {
    ...{ reference_type: 'Order', reference_name: order, gateway: 'Sandbox' },
    ...{ receipt_token: token, idempotency_key },
  })
  const form = { scenario: 'no webhook', method: 'upi' }
  await request.post(started.checkout.url, { form, maxRedirects: 0 })
  await callMethod(request, 'payments.ask_gateway', { name: started.payment })
  return started.payment
}

const heading = (page: Page, name: string) => shownPage(page).getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test(
  'A guest cancels one item and redirects the rest, and sees the amounts first',
  onPhone,
  async ({ page }) => {
    const { token } = await orderBooks(page.request)
    await openApp(page, `/my-orders/${token}`)
    await button(page, 'Cancel items').click()
    const part = dialog(page, 'Cancel items')
    await part.getByLabel(/^Five small books/).selectOption('0')
    await expect(part.getByText('Select at least one item')).toBeVisible()
    await part.getByLabel(/^Five small books/).selectOption('1')
    await expect(part.getByText('Deducted from the amount due')).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await part.getByRole('button', { name: 'Cancel items' }).click()
    await expect(part).toHaveCount(0)
    await expect(shownPage(page).getByText('1 cancelled')).toBeVisible()
    await button(page, 'Change address').click()
    const elsewhere = dialog(page, 'Change address')
    await expect(elsewhere.getByRole('heading', { name: 'New delivery address' })).toBeFocused()
    await elsewhere.getByRole('textbox', { name: 'PIN code' }).fill('560002')
    await expect(elsewhere.getByRole('textbox', { name: 'City' })).toHaveValue(/Bengaluru/)
    await elsewhere.getByRole('textbox', { name: 'House number and street' }).fill('9 Lake Street')
    await expectNoSidewaysScroll(page)
    await elsewhere.getByRole('button', { name: 'Continue' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Review the new address' })).toBeFocused()
    await expect(elsewhere.getByText('9 Lake Street', { exact: false })).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await elsewhere.getByRole('button', { name: 'Change address' }).click()
    await expect(elsewhere).toHaveCount(0)
    await expect(shownPage(page).getByText('9 Lake Street')).toBeVisible()
  },
)

test(
  'A guest orders more of an item before packing, and sees the new total first',
  onPhone,
  async ({ page }) => {
    const { token } = await orderBooks(page.request)
    await openApp(page, `/my-orders/${token}`)
    await button(page, 'Change items').click()
    const sheet = dialog(page, 'Change items')
    const books = sheet.getByLabel(/^Five small books/)
    const ordered = Number(await books.inputValue())
    await books.selectOption(String(ordered + 2))
    await expect(sheet.getByText('New total')).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('button', { name: 'Change order' }).click()
    await expect(sheet).toHaveCount(0)
    await button(page, 'Change items').click()
    await expect(sheet.getByLabel(/^Five small books/).last()).toHaveValue('2')
  },
)

test(
  'A guest follows an order by its link, returns an item, and follows the exchange',
  onPhone,
  async ({ page, baseURL }) => {
    const { order, token } = await orderBooks(page.request)
    const store = await managerAt(baseURL)
    await openApp(page, `/my-orders/${token}`)
    await expect(heading(page, 'Your order is placed')).toBeVisible()
    await expect(shownPage(page).getByText(/Step 1 of 5: Ordered/)).toBeVisible()
    await moveFulfilment(store, order, 'confirmed', 'packed', 'shipped')
    await openApp(page, `/my-orders/${token}`)
    await expect(heading(page, 'Your order is on the way')).toBeVisible()
    await expect(
      shownPage(page).getByText('Shipped with India Post. Tracking number: EM123456789IN'),
    ).toBeVisible()
    const paper = shownPage(page).getByRole('link', { name: /^Bill of supply / })
    const file = await page.request.get(String(await paper.getAttribute('href')))
    expect(file.headers()['content-type']).toBe('application/pdf')
    await expect(button(page, /^Cancel/)).toHaveCount(0)
    await moveFulfilment(store, order, 'delivered')
    await openApp(page, `/my-orders/${token}`)
    await expect(shownPage(page).getByText(/^You paid ₹[\d,.]+ in cash on delivery\.$/)).toBeVisible()
    await button(page, 'Return items').click()
    await expect(shownPage(page).getByRole('heading', { name: 'Return items' })).toBeFocused()
    await button(page, 'Return items').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('Select at least one item')
    await shownPage(page)
      .getByLabel(/^Five small books/)
      .selectOption('1')
    await shownPage(page).getByLabel('Reason for return').selectOption('damaged')
    await expect(shownPage(page).getByText('Your refund', { exact: true })).toBeVisible()
    await shownPage(page).getByRole('radio', { name: 'Exchange' }).check()
    await button(page, 'Return items').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('Select a replacement')
    await shownPage(page).getByRole('radio', { name: 'Refund', exact: true }).check()
    await shownPage(page).getByRole('radio', { name: 'Add details later on this page' }).check()
    await expectNoSidewaysScroll(page)
    await button(page, 'Return items').click()
    const back = shownPage(page).getByRole('region', { name: 'Returns' })
    await expect(back).toContainText('Return requested')
    await expectAccessibleInEveryLight(page)
    await button(page, 'Cancel return').click()
    await expect(back).toContainText('Return cancelled')
    const other = await exchangeBooks(page.request, store, token)
    await openApp(page, `/my-orders/${token}`)
    await button(page, `Replacement order ${other}`).click()
    await expect(shownPage(page).getByText(`Order ${other}`, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(shownPage(page).getByRole('link', { name: `Replacement order ${other}` })).toBeVisible()
    await store.dispose()
  },
)

test('A buyer sees their orders, keeps one, and cancels it in the end', onDesktop, async ({ page }) => {
  await signIn(page.request, parent)
  const { order } = await orderBooks(page.request)
  await openApp(page, '/my-orders')
  await shownPage(page).locator(`a[href$="${order}"]`).first().click()
  await expectArrived(page, 'Your order is placed')
  await expect(shownPage(page).getByText(`Order ${order}`)).toBeVisible()
  await button(page, 'Cancel items').click()
  const sheet = page.getByRole('dialog', { name: 'Cancel items' })
  await sheet.getByRole('button', { name: "Don't cancel" }).click()
  await expect(sheet).toHaveCount(0)
  await expect(button(page, 'Cancel items')).toBeFocused()
  await button(page, 'Cancel items').click()
  await sheet.getByRole('button', { name: 'Cancel items' }).click()
  await expect(heading(page, 'This order is cancelled')).toBeVisible()
  await button(page, 'Order again').click()
  await expect(page).toHaveURL(/\/yourcart/)
})

test(
  "The desk reverts a delivery that was refused, and the buyer's page shows it",
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, systemManager)
    const { order, token } = await orderBooks(page.request)
    await moveFulfilment(page.request, order, 'confirmed', 'packed', 'shipped', 'delivered')
    const name = `${order}-1`
    await changeDocument(page, { doctype: 'Fulfilment', name }, { undelivered_reason: 'refused on delivery' })
    await page.goto(`/desk/fulfilment/${name}`)
    await page.getByRole('button', { name: 'Undo delivered' }).click()
    await page.getByRole('button', { name: 'Mark returned to sender' }).click()
    const question = page.getByRole('dialog', { name: /^Mark returned to sender: / })
    await question.getByRole('button', { name: 'Mark returned to sender' }).click()
    await expect(question).toHaveCount(0)
    await openApp(page, `/my-orders/${token}`)
    await expect(heading(page, "Your order couldn't be delivered")).toBeVisible()
    await expect(shownPage(page).getByText('Reason: delivery was refused.')).toBeVisible()
    await expect(shownPage(page).getByText(/Please keep ₹/)).toHaveCount(0)
    await expectAccessibleInEveryLight(page)
  },
)

test('Before refunding a return the desk shows how much, to whom and how', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const { order, token } = await orderBooks(page.request)
  await moveFulfilment(page.request, order, 'confirmed', 'packed', 'shipped', 'delivered')
  await callMethod(page.request, 'orders.request_return', {
    ...{ token, items: [{ line: `${order}-l1`, quantity: 1 }], reason: 'not wanted any more' },
    idempotency_key: randomUUID(),
  })
  const [back] = await rowsOf(page.request, {
    ...{ doctype: 'Return', fields: ['name'], filters: [['order', '=', order]] },
  })
  const name = String(back?.['name'])
  for (const state of ['approved', 'received'])
    await changeDocument(page, { doctype: 'Return', name }, { state })
  await page.goto(`/desk/return/${name}`)
  await page.getByRole('button', { name: 'Issue refund' }).click()
  const question = page.getByRole('dialog', { name: /^Issue refund: / })
  await expect(question).toContainText(/₹[\d,.]+ was paid in cash on delivery\. .* pays it back to Meena/)
  await expectAccessibleInEveryLight(page, deskColours)
  await question.getByRole('button', { name: 'Issue refund' }).click()
  await expect(question).toHaveCount(0)
})

test(
  'The desk refunds part of the price from the fulfilment, with a credit note',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, systemManager)
    const { order } = await orderBooks(page.request)
    await moveFulfilment(page.request, order, 'confirmed', 'packed', 'shipped', 'delivered')
    await page.goto(`/desk/fulfilment/${order}-1`)
    await page.getByRole('button', { name: 'Create refund' }).click()
    await page.waitForURL('**/desk/order-refund/**')
    await page.getByLabel('Price reduction').fill('20')
    await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(0)
    await page.getByLabel('Reason').fill('A torn page')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Issue refund' }).click()
    const question = page.getByRole('dialog', { name: /^Issue refund: / })
    await expect(question).toContainText(
      '₹20 was not paid online. The office is notified and pays it back to Meena.',
    )
    await question.getByRole('button', { name: 'Issue refund' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('refunded').first()).toBeVisible()
  },
)

test('An online payment of an order is refunded from its order only', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const payment = await payOnline(page.request, await orderBooks(page.request, 'online'))
  await page.goto(`/desk/money/payments/${payment}`)
  const back = page.getByRole('button', { name: 'Refund', exact: true })
  await expect(back).toBeDisabled()
  await expect(back).toHaveAccessibleDescription(
    /^This payment is for Order .*\. Refund it from its fulfilment/,
  )
  await expectAccessibleInEveryLight(page, deskColours)
})

test("Cash on delivery of a returned item waits for the office's payout", onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const { order, token } = await orderBooks(page.request)
  await moveFulfilment(page.request, order, 'confirmed', 'packed', 'shipped', 'delivered')
  const collections = () =>
    rowsOf(page.request, {
      ...{ doctype: 'Cash Collection', fields: ['name'], filters: [['reference_name', '=', order]] },
    })
  await expect.poll(async () => (await collections()).length).toBe(1)
  for (const { name: cash } of await collections())
    await callMethod(page.request, 'manual_payments.collect_cash', { name: cash })
  await callMethod(page.request, 'orders.request_return', {
    ...{ token, items: [{ line: `${order}-l1`, quantity: 1 }], reason: 'not wanted any more' },
    idempotency_key: randomUUID(),
  })
  const [back] = await rowsOf(page.request, {
    ...{ doctype: 'Return', fields: ['name'], filters: [['order', '=', order]] },
  })
  const name = String(back?.['name'])
  for (const state of ['approved', 'received'])
    await changeDocument(page, { doctype: 'Return', name }, { state })
  await callMethod(page.request, 'orders.refund_return', { name })
  await openApp(page, `/my-orders/${token}`)
  await expect(shownPage(page).getByText('Received, refund pending')).toBeVisible()
  await page.goto('/desk/money/unmatched')
  const waiting = page.getByRole('listitem').filter({ hasText: order })
  await expect(waiting).toContainText('Manual refund due')
  await waiting.getByRole('button', { name: 'Record refund' }).click()
  const out = page.getByRole('dialog', { name: /^Record refund to/ })
  await out.getByText('UPI', { exact: true }).click()
  await out.getByRole('button', { name: /^Record refund of ₹/ }).click()
  await expect(out.getByText('This field is required')).toBeVisible()
  await out.getByRole('textbox', { name: 'UPI ID' }).fill('meena@okbank')
  await out.getByRole('textbox', { name: 'UPI transaction ID' }).fill('632100457812')
  await expectAccessibleInEveryLight(page, deskColours)
  await out.getByRole('button', { name: /^Record refund of ₹/ }).click()
  await expect(waiting).toHaveCount(0)
  await openApp(page, `/my-orders/${token}`)
  await expect(shownPage(page).getByText('Received, refund pending')).toHaveCount(0)
})

test('A stranger is not told whether an order exists, and is led to their own', onPhone, async ({ page }) => {
  await openApp(page, '/my-orders/ORD-2026-000001')
  await expect(shownPage(page).getByText("We can't open this order")).toBeVisible()
  await shownPage(page).getByRole('link', { name: 'My orders' }).click()
  await expect(heading(page, 'Sign in to see your orders')).toBeVisible()
  await expect(shownPage(page).getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    /^\/sign-in\?next=%2Fmy-orders/,
  )
})
