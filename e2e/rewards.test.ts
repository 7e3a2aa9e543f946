import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { fillOwnCart } from './support/products.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { parent, signIn } from './support/wire.ts'

const path = '/reward-points'

test('A parent opens reward points from the profile and sees points, their worth and the history', async ({
  page,
}) => {
  await signIn(page.request, parent)
  await openApp(page, '/tabs/my-profile')
  await shownPage(page)
    .getByRole('link', { name: /^Reward Points/ })
    .first()
    .click()
  await expectArrived(page, 'Reward Points')
  const ticket = shownPage(page).getByRole('region', { name: 'Points to spend' })
  await expect(ticket).toContainText('180')
  await expect(ticket).toContainText('Worth ₹45')
  await expect(shownPage(page).getByText('Orders of last term')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})

test('Points pay a part of a cart, which says what it earns @desktop', onDesktop, async ({ page }) => {
  await signIn(page.request, parent)
  await fillOwnCart(page.request)
  await openApp(page, '/yourcart')
  await expect(shownPage(page).getByText(/^Earn \d+ reward points worth ₹/)).toBeVisible()
  await openApp(page, '/checkout')
  const use = shownPage(page).getByRole('checkbox', { name: /^Use 180 points for ₹45/ })
  await use.check()
  const details = shownPage(page).getByRole('complementary', { name: 'Price details' })
  await expect(details).toContainText('From reward points')
  await expect(details).toContainText('−₹45')
})

test('A guest is asked to sign in to see reward points @desktop', onDesktop, async ({ page }) => {
  await openApp(page, path)
  await expect(shownPage(page).getByText('Sign in to see your reward points')).toBeVisible()
})
