import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/app.ts'
import { card, deskColours, toast } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, office, rowsOf, signIn } from './support/wire.ts'

interface Offered {
  name: string
  receipt_token: string
}

interface Started {
  payment: string
  checkout: { url: string }
}

async function offer(guest: APIRequestContext, donor: string, amount: number): Promise<Offered> {
  const [purpose] = await rowsOf(guest, {
    doctype: 'Contribution Purpose',
    fields: ['name'],
    filters: [['is_open', '=', 1]],
  })
  return callMethod<Offered>(guest, 'contributions.offer', {
    ...{ donor_name: donor, email: 'payer@example.org', amount, purpose: purpose?.['name'] },
  })
}

const newDonor = (): string => `Meena ${randomUUID().slice(0, 8)}`

async function paid(page: Page, donor: string, amount: number): Promise<string> {
  const offered = await offer(page.request, donor, amount)
  const started = await callMethod<Started>(page.request, 'payments.pay', {
    ...{ reference_type: 'Contribution', reference_name: offered.name, gateway: 'Sandbox' },
    ...{ receipt_token: offered.receipt_token, idempotency_key: randomUUID() },
  })
  const form = { scenario: 'no webhook', method: 'upi' }
  await page.request.post(started.checkout.url, { form, maxRedirects: 0 })
  await callMethod(page.request, 'payments.ask_gateway', { name: started.payment })
  return started.payment
}

const openMoney = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`/desk/money${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const sheet = (page: Page) => page.getByRole('dialog')

async function chooseContribution(page: Page, name: string): Promise<void> {
  await sheet(page).getByRole('combobox', { name: 'Document type' }).selectOption('Contribution')
  await sheet(page).getByRole('textbox', { name: 'Contribution' }).fill(name)
}

test(
  'The office records cash, issues the receipt, and finds both in the ledger',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, office)
    const donor = newDonor()
    const { name } = await offer(page.request, donor, 725)
    await openMoney(page, '/manual-payments', 'Manual payments')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await chooseContribution(page, name)
    await expect(sheet(page).getByText(/Balance due ₹725/)).toBeVisible()
    await expect(sheet(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('725')
    await expectAccessible(page)
    await sheet(page).getByRole('textbox', { name: 'Amount' }).click()
    await sheet(page).getByRole('button', { name: 'Record payment of ₹725' }).click()
    await expect(sheet(page).getByText('Payment of ₹725 recorded')).toBeVisible()
    await expect(sheet(page).getByText(/^Receipt .*\d{5}$/)).toBeVisible()
    const paper = sheet(page).getByRole('link', { name: 'Print receipt' })
    const pdf = await page.request.get((await paper.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    await sheet(page).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: donor })).toContainText('₹725')
    await openMoney(page, '', 'Finance')
    await expect(card(page, 'Recent payments').getByRole('link', { name: donor })).toContainText('₹725')

    await openMoney(page, '/accounts', 'Accounts')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^cash(?! with)/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Cash/ })).toBeVisible()
    await expect(page.getByText(/^\+?₹725$/).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  },
)

test('A payment is partly refunded, and never beyond the rest', onDesktop, async ({ page }) => {
  await signIn(page.request, office)
  const donor = newDonor()
  const payment = await paid(page, donor, 900)
  await openMoney(page, `/payments/${payment}`, donor)
  await expect(card(page, 'History').getByText('Journal entry: capture, ₹900')).toBeVisible()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const amount = sheet(page).getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue('900')
  await amount.fill('900.01')
  await expect(sheet(page).getByText('Enter at most ₹900')).toBeVisible()
  await amount.fill('250.50')
  await sheet(page).getByRole('button', { name: 'Refund ₹250.50' }).click()
  await expect(sheet(page).getByText('This field is required')).toBeVisible()
  await sheet(page).getByRole('textbox', { name: 'Reason' }).fill('Given twice by mistake')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Refund ₹250.50' }).click()
  await expect(toast(page, 'Refund of ₹250.50 started')).toBeVisible()
  await expect(card(page, 'Refunds')).toContainText('Given twice by mistake')
  await expect(page.getByText('₹649.50')).toBeVisible()
  await expect(page.getByText('partly refunded')).toBeVisible()
})

test('A cheque bounces: its payment is reversed and its receipt cancelled', onDesktop, async ({ page }) => {
  await signIn(page.request, office)
  const donor = newDonor()
  const { name } = await offer(page.request, donor, 1300)
  await openMoney(page, '/manual-payments?take=1', 'Manual payments')
  await chooseContribution(page, name)
  await expect(sheet(page).getByText(/Balance due ₹1,300/)).toBeVisible()
  await sheet(page).getByRole('radio', { name: 'cheque' }).check()
  await sheet(page).getByRole('button', { name: 'Record payment of ₹1,300' }).click()
  await expect(sheet(page).getByText('This field is required')).toHaveCount(3)
  const number = String(Math.floor(Math.random() * 900_000) + 100_000)
  await sheet(page).getByRole('textbox', { name: 'Cheque number' }).fill(number)
  await sheet(page).getByRole('textbox', { name: 'Bank' }).fill('Indian Bank')
  const received = await sheet(page).getByRole('textbox', { name: 'Received on' }).inputValue()
  await sheet(page).getByRole('textbox', { name: 'Cheque date' }).fill(received)
  await page.keyboard.press('Tab')
  await sheet(page).getByRole('button', { name: 'Record payment of ₹1,300' }).click()
  await expect(sheet(page).getByText('Payment of ₹1,300 recorded')).toBeVisible()

  await openMoney(page, '/cheques', 'Cheques')
  const line = page.getByRole('listitem').filter({ hasText: donor })
  await expect(line).toContainText(number)
  await line.getByRole('button', { name: 'Mark as bounced' }).click()
  await sheet(page)
    .getByRole('textbox', { name: 'Reason given by the bank' })
    .fill('Not enough on the account')
  await sheet(page).getByRole('button', { name: 'Mark as bounced' }).click()
  await expect(toast(page, 'Payment reversed and receipt cancelled')).toBeVisible()
  await expect(line).toHaveCount(0)
  const receipts = await rowsOf(page.request, {
    doctype: 'Receipt',
    fields: ['state'],
    filters: [['payer_name', '=', donor]],
  })
  expect(receipts).toEqual([{ state: 'cancelled' }])
})

test('A payment link is shown once and revoked', onDesktop, async ({ page, browser }) => {
  await signIn(page.request, office)
  const { name } = await offer(page.request, newDonor(), 410)
  await openMoney(page, '/links', 'Payment links')
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await chooseContribution(page, name)
  await expect(sheet(page).getByText(/Balance due ₹410/)).toBeVisible()
  await page.keyboard.press('Tab')
  await sheet(page).getByRole('button', { name: 'Create payment link' }).click()
  const address = (await sheet(page).getByRole('code').textContent()) ?? ''
  const token = address.split('/pay/')[1] ?? ''
  const guest = await browser.newContext()
  const opened = await callMethod<{ reference_name: string }>(guest.request, 'payments.open_link', { token })
  expect(opened.reference_name).toBe(name)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  const line = page.getByRole('listitem').filter({ hasText: name })
  await line.getByRole('button', { name: 'Deactivate link' }).click()
  await sheet(page).getByRole('button', { name: 'Deactivate link' }).click()
  await expect(toast(page, 'Link deactivated')).toBeVisible()
  const closed = await guest.request.post('/api/method/mela.payments.open_link', { data: { token } })
  expect(closed.ok()).toBe(false)
  await guest.close()
})

test('The books are checked on demand, and office staff see the overview', onDesktop, async ({ page }) => {
  await signIn(page.request, office)
  await paid(page, newDonor(), 150)
  await openMoney(page, '', 'Finance')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(card(page, 'Bookkeeping check').getByText('No discrepancies')).toBeVisible()
  await expect(page.getByText('Every entry balances')).toBeVisible()
  await page.getByText('Show as table').click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('₹')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page, deskColours)
})

test('Each money page fits a phone and passes axe', onPhone, async ({ page }) => {
  await signIn(page.request, office)
  const donor = newDonor()
  const payment = await paid(page, donor, 300)
  const pages: readonly (readonly [path: string, heading: string])[] = [
    ['/payments', 'Payments'],
    [`/payments/${payment}`, donor],
    ['/unmatched', 'Needs attention'],
    ['/manual-payments', 'Manual payments'],
    ['/cheques', 'Cheques'],
    ['/remittances', 'COD remittances'],
    ['/links', 'Payment links'],
    ['/accounts', 'Accounts'],
  ]
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [path, heading] of pages) {
    await openMoney(page, path, heading)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
