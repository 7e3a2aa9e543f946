import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { makeDocument } from './support/desk.ts'
import { newShopper } from './support/shopper.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, parent, signIn } from './support/wire.ts'

const path = '/tabs/wallet'

const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })

const balance = (page: Page) => shownPage(page).getByRole('region', { name: 'Available balance' })

const useWallet = (page: Page) => shownPage(page).getByRole('checkbox', { name: /from your wallet/ })

/** Signs in a new customer with goodwill credit, an address, and two small books in the cart. */
const newCustomer = (page: Page, credit: number): Promise<void> =>
  newShopper(page, async (customer) => {
    const values = { customer, amount: credit, reason: 'Your parcel was late' }
    const name = await makeDocument(page, 'Goodwill Credit', values)
    await callMethod(page.request, 'wallet.give_credit', { name })
  })

test('A parent opens the wallet from the profile and sees the balance and the statement', async ({
  page,
}) => {
  await signIn(page.request, parent)
  await openApp(page, '/tabs/my-profile')
  await shownPage(page)
    .getByRole('link', { name: /^Wallet ?₹[\d,]+ available/ })
    .click()
  await expectArrived(page, 'Wallet')
  await expect(balance(page)).toContainText(/With all sellers\s*₹250/)
  await expect(balance(page)).toContainText('Only for school fees')
  await expect(shownPage(page).getByText('Your parcel was late')).toBeVisible()
  await expect(shownPage(page).getByText('+₹250')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})

test('A buyer pays a part from the wallet and the rest online', onPhone, async ({ page }) => {
  await newCustomer(page, 100)
  await openApp(page, '/checkout')
  await expect(useWallet(page)).not.toBeChecked()
  await useWallet(page).check()
  await expect(shownPage(page).getByText('Left to pay', { exact: true })).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await button(page, /^Pay ₹/).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button').first().click()
  await page.waitForURL('**/checkout?payment=**')
  await expectAwake(page)
  const sheet = page.getByRole('dialog', { name: 'Payment' })
  await expect(sheet.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/my-orders/**')
  await openApp(page, path)
  await expect(balance(page)).toContainText('₹0')
  await shownPage(page)
    .getByRole('link', { name: /^Order ORD-/ })
    .click()
  await expectArrived(page, 'Your order is placed')
})

test('A wallet pays for a whole order, and no payment page opens', onDesktop, async ({ page }) => {
  await newCustomer(page, 900)
  await openApp(page, '/checkout')
  await useWallet(page).check()
  await expect(shownPage(page).getByText('Your wallet pays the full amount.')).toBeVisible()
  await expect(shownPage(page).getByRole('radio', { name: /^Pay online/ })).toHaveCount(0)
  await expectAccessibleInEveryLight(page)
  await button(page, /^Pay ₹\d+ from wallet$/).click()
  await page.waitForURL('**/my-orders/**')
  await expect(shownPage(page).getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A guest is asked to sign in and returns to the wallet', onPhone, async ({ page }) => {
  await openApp(page, path)
  await expect(shownPage(page).getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Ftabs%2Fwallet&again=1',
  )
})
