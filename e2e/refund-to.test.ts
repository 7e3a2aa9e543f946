import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { deskColours } from './support/desk.ts'
import { moveFulfilment, orderBooks } from './support/books-orders.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, managerAt, rowsOf, signIn, systemManager } from './support/wire.ts'

const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })

// The browser reports each refused value.
test.use({ mayComplain: true })

const cashOf = (request: APIRequestContext, order: string) =>
  rowsOf(request, {
    ...{ doctype: 'Cash Collection', fields: ['name'], filters: [['reference_name', '=', order]] },
  })

test(
  'A guest who returns a cash order says where the refund goes, and corrects it',
  onPhone,
  async ({ page, baseURL }) => {
    const { order, token } = await orderBooks(page.request)
    const store = await managerAt(baseURL)
    // The cash to collect is known a moment after the order is placed.
    await expect.poll(async () => (await cashOf(store, order)).length).toBe(1)
    await moveFulfilment(store, order, 'confirmed', 'packed', 'shipped', 'delivered')
    await openApp(page, `/my-orders/${token}`)
    await button(page, 'Return items').click()
    await expect(
      shownPage(page).getByRole('group', { name: 'Where should we send your refund?' }),
    ).toHaveCount(0)
    await shownPage(page)
      .getByLabel(/^Five small books/)
      .selectOption('1')
    const where = shownPage(page).getByRole('group', { name: 'Where should we send your refund?' })
    await expect(where).toHaveAccessibleDescription(/^You paid in cash\. We refund ₹[\d,.]+ to you\.$/)
    await where.getByRole('textbox', { name: 'UPI ID' }).fill('meena')
    await button(page, 'Return items').click()
    await expect(where.getByText('Enter a valid UPI ID, such as name@bank')).toBeVisible()
    await expect(where.getByRole('textbox', { name: 'UPI ID' })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await where.getByRole('textbox', { name: 'UPI ID' }).fill('meena@okbank')
    await button(page, 'Return items').click()
    const refund = shownPage(page).getByRole('region', { name: 'Refund details' })
    await expect(refund).toContainText('me•••@okbank')
    await refund.getByRole('button', { name: 'Change' }).click()
    await refund.getByRole('radio', { name: 'Bank account' }).check()
    await refund.getByRole('textbox', { name: "Account holder's name" }).fill('Meena R')
    await refund.getByRole('textbox', { name: 'Account number' }).fill('001122334455')
    await refund.getByRole('textbox', { name: 'IFSC' }).fill('HDFC0001234')
    await expectNoSidewaysScroll(page)
    await refund.getByRole('button', { name: 'Save' }).click()
    await expect(refund).toContainText('••••4455, HDFC0001234')
    await store.dispose()
  },
)

test(
  'A guest who cancels a cash order says where the refund goes, and the desk starts with it',
  onDesktop,
  async ({ page }) => {
    const { order, token } = await orderBooks(page.request)
    await signIn(page.request, systemManager)
    const { total } = await callMethod<{ total: number }>(page.request, 'orders.get_order', { token })
    await callMethod(page.request, 'manual_payments.receive', {
      ...{ reference_type: 'Order', reference_name: order, method: 'cash', amount: total },
      idempotency_key: randomUUID(),
    })
    await openApp(page, `/my-orders/${token}`)
    await button(page, 'Cancel items').click()
    const sheet = page.getByRole('dialog', { name: 'Cancel items' })
    await sheet.getByRole('textbox', { name: 'UPI ID' }).fill('meena@okbank')
    await expectAccessibleInEveryLight(page)
    await sheet.getByRole('button', { name: 'Cancel items' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(shownPage(page).getByRole('region', { name: 'Refund details' })).toContainText(
      'me•••@okbank',
    )
    await page.goto('/desk/money/unmatched')
    const waiting = page.getByRole('listitem').filter({ hasText: order })
    await waiting.getByRole('button', { name: 'Record refund' }).click()
    const out = page.getByRole('dialog', { name: /^Record refund to/ })
    await expect(out.getByText('The payer asked for UPI. Check the details before you pay.')).toBeVisible()
    await expect(out.getByRole('textbox', { name: 'UPI ID' })).toHaveValue('meena@okbank')
    await out.getByRole('textbox', { name: 'UPI transaction ID' }).fill('632100457812')
    await expectAccessibleInEveryLight(page, deskColours)
    await out.getByRole('button', { name: /^Record refund of ₹/ }).click()
    await expect(waiting).toHaveCount(0)
    await openApp(page, `/my-orders/${token}`)
    await expect(shownPage(page).getByRole('region', { name: 'Refund details' })).toHaveCount(0)
  },
)
