import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, rowsOf, signIn, systemManager } from './support/wire.ts'

const path = '/support'
const field = (page: Page, name: string) => shownPage(page).getByRole('textbox', { name })
const give = (page: Page) => shownPage(page).getByRole('button', { name: /^Donate/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Payment' })
const inSheet = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name })
const sheetHeading = (page: Page, name: string) => sheet(page).getByRole('heading', { level: 3, name })
const thanks = 'Payment successful'

const newSupporter = () => `Meena ${randomUUID().slice(0, 8)}`

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Your name').fill(name)
  await field(page, 'Email').fill('meena@example.org')
}

async function offer(page: Page, name = newSupporter()): Promise<string> {
  await openApp(page, path)
  await fillIn(page, name)
  await give(page).click()
  await expect(inSheet(page, 'Pay ₹500')).toBeVisible()
  return name
}

async function goToGateway(page: Page): Promise<void> {
  await inSheet(page, 'Pay ₹500').click()
  await page.waitForURL('**/sandbox/pay/**')
}

const atGateway = (page: Page, action: string) => page.getByRole('button', { name: action }).click()

async function onADifficultDay(page: Page, action: RegExp): Promise<void> {
  await page.getByText('Test a special case').click()
  await page.getByRole('button', { name: action }).click()
}

async function comeBack(page: Page): Promise<void> {
  await page.waitForURL('**/support?payment=**')
  await expectAwake(page)
}

const contributionsOf = (request: APIRequestContext, donor: string) =>
  rowsOf(request, {
    doctype: 'Contribution',
    fields: ['state', 'amount'],
    filters: [['donor_name', '=', donor]],
  })

test('A payment goes from the form to the receipt', async ({ page, request }) => {
  const donor = newSupporter()
  await openApp(page, path)
  await fillIn(page, donor)
  await shownPage(page).getByLabel('Show my donation on this page').check()
  await give(page).dblclick()
  await expect(sheet(page)).toContainText('For A roof over the reading room')
  await goToGateway(page)
  await atGateway(page, 'Pay ₹500')
  await comeBack(page)
  await expect(sheetHeading(page, thanks)).toBeFocused()
  await expect(sheet(page).getByText(/^Receipt \S/)).toBeVisible()
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('link', { name: 'Download receipt' }).click(),
  ])
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/)
  await inSheet(page, 'Done').click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(shownPage(page).getByRole('complementary').getByText(donor)).toBeVisible()
  await signIn(request, systemManager)
  expect(await contributionsOf(request, donor)).toEqual([{ state: 'confirmed', amount: 500 }])
})

test(
  'A declined payment can be retried, and leaving says that nothing is paid',
  onPhone,
  async ({ page }) => {
    await offer(page)
    await goToGateway(page)
    await atGateway(page, 'Decline payment')
    await comeBack(page)
    await expect(sheetHeading(page, 'Payment not confirmed yet')).toBeFocused()
    await expect(sheet(page)).toContainText("You haven't been charged so far")
    await inSheet(page, 'Try again').click()
    await goToGateway(page)
    await page.getByRole('link', { name: 'Go back without paying' }).click()
    await comeBack(page)
    await expect(sheetHeading(page, 'Payment not completed')).toBeVisible()
    await expect(sheet(page)).not.toContainText('declined')
    await inSheet(page, 'Open payment page').click()
    await page.waitForURL('**/sandbox/pay/**')
    await atGateway(page, 'Pay ₹500')
    await comeBack(page)
    await expect(sheetHeading(page, thanks)).toBeVisible()
  },
)

test(
  'A payment that succeeds on a declined page is found without a second payment',
  onDesktop,
  async ({ page, context }) => {
    await offer(page)
    await goToGateway(page)
    const gateway = page.url()
    await atGateway(page, 'Decline payment')
    await comeBack(page)
    await expect(sheetHeading(page, 'Payment not confirmed yet')).toBeFocused()
    const other = await context.newPage()
    await other.goto(gateway)
    await atGateway(other, 'Pay ₹500')
    await comeBack(other)
    await expect(sheetHeading(page, thanks)).toBeVisible({ timeout: 20_000 })
  },
)

test('A reload and going back midway lose nothing', onDesktop, async ({ page }) => {
  await offer(page)
  await page.reload()
  await expectAwake(page)
  await expect(field(page, 'Your name')).not.toHaveValue('')
  await goToGateway(page)
  await page.goBack()
  await expect(inSheet(page, 'Open payment page')).toBeVisible()
  await inSheet(page, 'Open payment page').click()
  await page.waitForURL('**/sandbox/pay/**')
  await atGateway(page, 'Pay ₹500')
  await comeBack(page)
  await expect(sheetHeading(page, thanks)).toBeVisible()
})

test('A payment arrives without any webhook from the gateway', onPhone, async ({ page }) => {
  await offer(page)
  await goToGateway(page)
  await onADifficultDay(page, /^No webhook/)
  await comeBack(page)
  await expect(sheetHeading(page, thanks)).toBeVisible()
})

test.describe('When the connection is lost', () => {
  test.use({ mayComplain: true })

  test('The sheet polls on, and says so', onPhone, async ({ page, context }) => {
    await offer(page)
    await goToGateway(page)
    await onADifficultDay(page, /^Slow payment/)
    await comeBack(page)
    await expect(sheetHeading(page, "We're checking your payment")).toBeVisible()
    await context.setOffline(true)
    await expect(sheet(page).getByRole('alert')).toContainText("There's no connection")
    await context.setOffline(false)
    await expect(sheetHeading(page, thanks)).toBeVisible({ timeout: 20_000 })
  })
})

const razorpayScript = `window.Razorpay = class {
  constructor(settings) { this.settings = settings }
  open() {
    const button = document.createElement('button')
    button.textContent = 'Pay ' + this.settings.order_id + ' at Razorpay'
    button.style = 'position: fixed; z-index: 99999; inset: 0'
    button.onclick = () => { button.remove(); this.settings.handler() }
    document.body.append(button)
  }
}`

/** Answers as a site with Razorpay; its security policy allows the service's script, the demo's does not. */
async function playRazorpay(page: Page): Promise<void> {
  const answer = (name: string, message: object) =>
    page.route(`**/api/method/${name}`, (route) => route.fulfill({ json: { message } }))
  const due = { amount: 500, currency: 'INR', description: 'A roof' }
  const sum = { payment: 'PAY-1', amount: 500, currency: 'INR' }
  const checkout = { kind: 'razorpay', key: 'rzp_test', order: 'order_1' }
  await answer('mela.payments.get_options', { due, gateways: ['Razorpay', 'Stripe'] })
  await answer('mela.payments.pay', { ...sum, token: 't', state: 'created', checkout })
  await answer('mela.payments.get_status', { ...sum, state: 'captured', is_returned: 0, checkout })
  await answer('mela.receipts.get_receipt', {
    ...{ receipt_number: '2026-27/00001', download: '/receipt?name=1' },
    lines: [{ description: 'A roof' }],
  })
  await page.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: razorpayScript }),
  )
}

test.describe('When a gateway has its own checkout', () => {
  test.use({ bypassCSP: true })

  test(
    'The checkout opens over the page, and the payment is checked when it closes',
    onPhone,
    async ({ page }) => {
      await playRazorpay(page)
      await offer(page)
      await expect(sheet(page).getByRole('radio')).toHaveCount(2)
      await expect(sheet(page)).toContainText('We never see your card')
      await inSheet(page, 'Pay ₹500').click()
      await expect(sheet(page)).toBeHidden()
      await page.getByRole('button', { name: 'Pay order_1 at Razorpay' }).click()
      await expect(sheetHeading(page, thanks)).toBeFocused()
      await expect(sheet(page)).toContainText('Receipt 2026-27/00001')
    },
  )
})

test('One of two windows pays, and the other shows it', onDesktop, async ({ page }) => {
  await offer(page)
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/support')),
  ])
  await expect(inSheet(other, 'Pay ₹500')).toBeVisible()
  await goToGateway(page)
  await atGateway(page, 'Pay ₹500')
  await comeBack(page)
  await expect(sheetHeading(page, thanks)).toBeVisible()
  await expect(sheetHeading(other, 'Nothing to pay')).toBeVisible()
})

test('Back closes the sheet, and the input stays', onPhone, async ({ page }) => {
  const donor = await offer(page)
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(field(page, 'Your name')).toHaveValue(donor)
  await page.keyboard.press('Escape')
  await give(page).click()
  await expect(inSheet(page, 'Pay ₹500')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
})

test('Invalid input is named at its fields', onPhone, async ({ page }) => {
  await openApp(page, path)
  const own = field(page, 'Other amount (₹)')
  for (const [text, words] of [
    ['5', /Enter at least ₹10$/],
    ['500000.01', /Enter ₹5,00,000 or less/],
    ['10.005', /Enter an amount, for example 500/],
    ['-20', /Enter an amount, for example 500/],
    ['9007199254740993', /Enter an amount, for example 500/],
  ] as const) {
    await own.fill(text)
    await shownPage(page)
      .getByRole('button', { name: /^(Donate|Continue to payment)/ })
      .click()
    await expect(own).toBeFocused()
    await expect(own).toHaveAccessibleDescription(words)
  }
  await own.fill('750')
  await give(page).click()
  await expect(field(page, 'Your name')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter your email or mobile number')
  await expectAccessibleInEveryLight(page)
})

test('Axe finds no violation on the sheet, in a narrow window too', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openApp(page, path)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await fillIn(page, newSupporter())
  await give(page).click()
  await expect(inSheet(page, 'Pay ₹500')).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await expectNoSidewaysScroll(page)
})

test.describe('With a payment link', () => {
  test.use({ mayComplain: true })

  test('A payment link opens what it pays for, and ends when paid', onPhone, async ({ page, request }) => {
    const offered = await request.post('/api/method/mela.contributions.offer', {
      data: { donor_name: newSupporter(), email: 'meena@example.org', amount: 500, purpose: 'CP-001' },
    })
    const { message }: { message: { name: string } } = await offered.json()
    await signIn(request, systemManager)
    const target = { reference_type: 'Contribution', reference_name: message.name }
    const { token } = await callMethod<{ token: string }>(request, 'payments.make_link', target)
    const linkPath = `/pay/${token}`
    await openApp(page, linkPath)
    await expect(shownPage(page).getByText('A roof over the reading room')).toBeVisible()
    await expectAccessible(page)
    await shownPage(page).getByRole('button', { name: 'Pay ₹500' }).click()
    await goToGateway(page)
    await atGateway(page, 'Pay ₹500')
    await page.waitForURL(`**${linkPath}`)
    await expectAwake(page)
    await expect(sheetHeading(page, thanks)).toBeFocused()
    await inSheet(page, 'Done').click()
    await expect(shownPage(page).getByRole('heading', { name: 'Nothing to pay', exact: true })).toBeVisible()
    await openApp(page, linkPath)
    await expect(shownPage(page).getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  })
})
