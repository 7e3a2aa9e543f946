import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newShopper } from './support/shopper.ts'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { makeDocument } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, office, signIn, systemManager } from './support/wire.ts'

const path = '/gift-cards'

const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })

const box = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })

const newAddress = () => `friend-${randomUUID().slice(0, 8)}@asha.example`

/** Reads the code in the email to an address: the demo has no mail server, and shows its messages to the office. */
async function codeInMail(page: Page, recipient: string): Promise<string> {
  const { request } = page
  await signIn(request, systemManager)
  const query = new URLSearchParams({
    filters: JSON.stringify({ recipient, event: 'gift_cards.delivered', state: 'not sent' }),
    fields: JSON.stringify(['card']),
  })
  let code = ''
  await expect
    .poll(
      async () => {
        const response = await request.get(`/api/resource/Outbox Message?${query}`)
        code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(await response.text())?.[0] ?? ''
        return code
      },
      { timeout: 90_000 },
    )
    .not.toBe('')
  await page.context().clearCookies()
  return code
}

/** Issues a goodwill card of an amount, and returns its code. */
async function newCard(page: Page, amount: number): Promise<string> {
  await signIn(page.request, systemManager)
  const recipient_email = newAddress()
  const values = {
    recipient_name: 'Ravi',
    recipient_email,
    sender_name: 'Asha Mela',
    reason: 'A broken lamp',
  }
  const name = await makeDocument(page, 'Gift Card', { ...values, amount })
  await callMethod(page.request, 'gift_cards.issue', { name })
  return codeInMail(page, recipient_email)
}

test(
  'A guest buys a card for a friend, who checks its balance and spends it at checkout',
  onPhone,
  async ({ page }) => {
    test.slow()
    const friend = newAddress()
    await openApp(page, path)
    await expectArrived(page, 'Give a gift card')
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await shownPage(page).getByRole('radio', { name: '₹500' }).check()
    await box(page, "Recipient's name").fill('Ravi')
    await box(page, "Recipient's email").fill(friend)
    await box(page, /^Message/).fill('Happy birthday!')
    await box(page, 'Your name').fill('Meena')
    await box(page, 'Your email').fill('meena@asha.example')
    await button(page, 'Buy gift card for ₹500').click()
    await page.waitForURL('**/sandbox/pay/**')
    await page.getByRole('button').first().click()
    await page.waitForURL('**/gift-cards?payment=**')
    await expectAwake(page)
    const sheet = page.getByRole('dialog', { name: 'Payment' })
    await expect(sheet.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()

    const code = await codeInMail(page, friend)
    await openApp(page, path)
    await box(page, 'Gift card code').fill(code.toLowerCase())
    await button(page, 'Check balance').click()
    await expect(shownPage(page).getByText('₹500', { exact: true }).last()).toBeVisible()

    await newShopper(page)
    await openApp(page, '/checkout')
    await button(page, 'Use a gift card').click()
    await box(page, 'Gift card code').fill(code)
    const form = shownPage(page).locator('form').filter({ hasText: 'Gift card code' })
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(shownPage(page).getByText(`Gift card ending in ${code.slice(-4)}`)).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await button(page, /^Pay ₹\d+ by gift card$/).click()
    await page.waitForURL('**/my-orders/**')
    await expect(shownPage(page).getByText('By gift card', { exact: true })).toBeVisible()
  },
)

test('A customer adds a card to the wallet', onPhone, async ({ page }) => {
  test.slow()
  const code = await newCard(page, 300)
  await newShopper(page)
  await openApp(page, path)
  await box(page, 'Gift card code').fill(code)
  await button(page, 'Check balance').click()
  await button(page, 'Add ₹300 to wallet').click()
  await expect(button(page, 'Add ₹300 to wallet')).toHaveCount(0)
  await openApp(page, '/tabs/wallet')
  await expect(shownPage(page).getByRole('region', { name: 'Available balance' })).toContainText('₹300')
  await expect(shownPage(page).getByText('+₹300')).toBeVisible()
})

test(
  'The office issues a card as goodwill, sends a new code and disables it',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, office)
    const name = await makeDocument(page, 'Gift Card', {
      ...{ recipient_name: 'Kavitha', recipient_email: newAddress(), sender_name: 'Asha Mela', amount: 250 },
      reason: 'A broken lamp',
    })
    await page.goto(`/desk/gift-card/${name}`)
    for (const action of ['Issue as goodwill', 'Send a new code']) {
      await page.getByRole('button', { name: action }).click()
      await page.getByRole('dialog').getByRole('button', { name: action }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Disable', exact: true }).click()
    await expect(page.getByText('Disabled', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Enable', exact: true }).click()
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
  },
)
