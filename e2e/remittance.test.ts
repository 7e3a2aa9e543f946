import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/app.ts'
import { moveFulfilment, orderBooks } from './support/books-orders.ts'
import { deskColours, toast } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { callMethod, managerAt, rowsOf, signIn, systemManager } from './support/wire.ts'

test(
  "The office records a courier's remittance for a fulfilment, and the shortfall stays visible",
  onDesktop,
  async ({ page, playwright, baseURL }) => {
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const { order } = await orderBooks(guest)
    await guest.dispose()
    const store = await managerAt(baseURL)
    const cash = () =>
      rowsOf(store, {
        ...{ doctype: 'Cash Collection', fields: ['name'], filters: [['reference_name', '=', order]] },
      })
    await expect.poll(async () => (await cash()).length).toBe(1)
    await moveFulfilment(store, order, 'confirmed', 'packed', 'shipped', 'delivered')
    const name = String((await cash())[0]?.['name'])
    await store.dispose()
    await signIn(page.request, systemManager)
    await callMethod(page.request, 'manual_payments.collect_cash', { name })

    await page.goto(`/desk/cash-collection/${name}`)
    await page.getByRole('button', { name: 'Record remittance' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: /^Remittance from India Post/ })).toBeVisible()
    const fulfilment = sheet.getByRole('checkbox', { name: new RegExp(`^${order}-1`) })
    await expect(fulfilment).toBeChecked()
    await expect(sheet.getByRole('listitem').getByRole('checkbox', { checked: true })).toHaveCount(1)
    const amount = sheet.getByRole('textbox', { name: 'Amount remitted' })
    const fullAmount = Number(await amount.inputValue())
    await amount.fill('100')
    await expect(sheet.getByText(/remains outstanding/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Record remittance of ₹100' }).click()
    await expect(sheet.getByText('This field is required')).toBeVisible()
    await sheet.getByRole('textbox', { name: /^Reference number/ }).fill('UTR 20261124')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('button', { name: 'Record remittance of ₹100' }).click()
    await expect(toast(page, 'Remittance of ₹100 recorded')).toBeVisible()

    await expect(page.getByRole('heading', { level: 1, name: 'COD remittances' })).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: 'India Post' })
    await expect(line.getByText(/^Short by ₹/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page, deskColours)
    await line.getByRole('button', { name: 'Record remittance' }).click()
    await expect(sheet.getByRole('listitem').filter({ hasText: `${order}-1` })).toContainText(
      `₹100 of ₹${fullAmount} remitted`,
    )
  },
)
