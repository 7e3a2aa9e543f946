import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide, openApp, shownPage } from './support/app.ts'
import { itemAt } from './support/products.ts'
import { newShopper } from './support/shopper.ts'
import { expect, test } from './support/test.ts'
import { callMethod } from './support/wire.ts'

const atEvent = (page: Page) => shownPage(page).getByRole('radio', { name: /^Pick up at Annual day/ })

test('A buyer picks up an order at an event, from a seller who ships to events', async ({ page }) => {
  await newShopper(page)
  await callMethod(page.request, 'cart.add', await itemAt(page.request, 'tumbler-and-davara'))
  await openApp(page, '/checkout')
  const part = shownPage(page).getByRole('region', { name: 'Paathiram Works' })
  // A phone sums up what is chosen.
  if (!isWide(page)) await part.getByRole('button', { name: 'Change delivery option' }).click()
  await expect(atEvent(page)).toHaveCount(1)
  await atEvent(page).check()
  await expect(atEvent(page)).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
