import { expectArrived, openApp, shownPage } from './support/app.ts'
import { moveFulfilment, orderBooks } from './support/books-orders.ts'
import { expect, onPhone, test } from './support/test.ts'
import { callMethod, managerAt } from './support/wire.ts'

test.use({ mayComplain: true })

test(
  'A refused action says why at its button, and the order shows its current state',
  onPhone,
  async ({ page, baseURL }) => {
    const { order, token } = await orderBooks(page.request)
    const store = await managerAt(baseURL)
    await openApp(page, `/my-orders/${token}`)
    const button = (name: string) => shownPage(page).getByRole('button', { name })
    await button('Cancel items').click()
    const sheet = page.getByRole('dialog', { name: 'Cancel items' })
    await expect(sheet.getByText('Deducted from the amount due')).toBeVisible()
    await moveFulfilment(store, order, 'confirmed', 'packed')
    await sheet.getByRole('button', { name: 'Cancel items' }).click()
    await expect(sheet.getByRole('alert')).toContainText('This package is already packed')
    await sheet.getByRole('button', { name: "Don't cancel" }).click()
    await expectArrived(page, 'Your order is packed')
    await expect(shownPage(page).getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
    await expect(shownPage(page).getByRole('alert')).toHaveCount(0)
    await moveFulfilment(store, order, 'shipped', 'delivered')
    await openApp(page, `/my-orders/${token}`)
    await button('Return items').click()
    await shownPage(page)
      .getByLabel(/^Five small books/)
      .selectOption('1')
    await shownPage(page).getByRole('radio', { name: 'Add details later on this page' }).check()
    await button('Return items').click()
    const back = shownPage(page).getByRole('region', { name: 'Returns' })
    await expect(back).toContainText('Return requested')
    const { returns } = await callMethod<{ returns: { name: string }[] }>(store, 'orders.get_order', {
      name: order,
    })
    await callMethod(page.request, 'orders.withdraw_return', { token, return: returns[0]?.name })
    await button('Cancel return').click()
    await expect(back.getByRole('alert')).toContainText('This return can no longer be withdrawn')
    await openApp(page, `/my-orders/${token}`)
    await expect(back).toContainText('Return cancelled')
    await expect(back.getByRole('alert')).toHaveCount(0)
    await store.dispose()
  },
)
