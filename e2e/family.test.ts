import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { codeFor, newNumber } from './support/codes.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { parent, rowsOf, signIn } from './support/wire.ts'

const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name })
const heading = (page: Page, name: string) => shownPage(page).getByRole('heading', { name, exact: true })
const tile = (page: Page, name: string) => shownPage(page).getByRole('article', { name })

async function fillPhone(page: Page, label: string, phone: string): Promise<void> {
  await shownPage(page).getByRole('textbox', { name: label }).fill(phone)
  await button(page, 'Send code').click()
  await expect(shownPage(page).getByLabel('Code', { exact: true })).toBeFocused()
}

async function leaveUnpaid(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname
  const sheet = page.getByRole('dialog', { name: 'Payment' })
  await expect(sheet).toContainText('School fees')
  await sheet.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await page.waitForURL(`**${path}`)
  await expect(sheet.getByRole('button', { name: 'Open payment page' })).toBeVisible()
}

async function openFamily(page: Page): Promise<void> {
  await signIn(page.request, parent)
  await openApp(page, '/family')
  await expect(tile(page, 'Mira V')).toBeVisible()
}

test(
  'A parent signs in, returns to the family page, and leaves nothing on the device',
  onPhone,
  async ({ page }) => {
    await openApp(page, '/family')
    await expect(heading(page, 'Your children in one place')).toBeVisible()
    await link(page, 'Sign in').click()
    await button(page, 'Sign in with password').click()
    await shownPage(page).getByLabel('Email or mobile number').fill(parent.usr)
    await shownPage(page).getByLabel('Password', { exact: true }).fill(parent.pwd)
    await button(page, /^Sign in$/).click()
    await expect(tile(page, 'Mira V')).toBeVisible()
    await expect(page).toHaveURL(/\/family$/)
    await expectAccessibleInEveryLight(page)
    await button(page, 'Sign out').click()
    await expect(heading(page, 'Your children in one place')).toBeVisible()
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(
      left.filter((key) => /^api_|own:|mela\.(form|draft|receipts|orders|registrations|contact)/.test(key)),
    ).toEqual([])
    const texts = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(texts).not.toMatch(/Mira|Lakshmi/)
  },
)

test.describe('When a session ends', () => {
  test.use({ mayComplain: true })

  test(
    'An ended session removes family data from the device, as signing out does',
    onPhone,
    async ({ page }) => {
      await openFamily(page)
      const readStorage = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      await expect.poll(readStorage).toContain('mela.account')
      await page.evaluate(() => {
        localStorage.setItem('mela.receipts', '{"receipts":[{"name":"STU-1","token":"Mira"}]}')
        localStorage.setItem('mela.theme', 'dark')
      })
      expect(await readStorage()).toMatch(/Mira/)
      const { hostname } = new URL(page.url())
      await page.context().addCookies([{ name: 'sid', value: 'e'.repeat(43), domain: hostname, path: '/' }])
      await page.reload()
      await expect(heading(page, 'Your children in one place')).toBeVisible()
      await expect.poll(readStorage).not.toMatch(/Mira|Lakshmi|mela\.account/)
      expect(await page.evaluate(() => localStorage.getItem('mela.theme'))).toBe('dark')
    },
  )
})

test.describe('With a code for a new number', () => {
  test.use({ mayComplain: true })

  test('A new number opens an account with its code', onPhone, async ({ page, request }) => {
    const number = newNumber()
    await openApp(page, '/sign-in?next=/family')
    await button(page, 'Send code').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('Enter a valid mobile number')
    await fillPhone(page, 'Mobile number', number)
    await expect(shownPage(page).getByLabel('Code', { exact: true })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
    await page.reload()
    await shownPage(page)
      .getByLabel('Code', { exact: true })
      .fill(await codeFor(request, `+91${number}`))
    await button(page, 'Sign in').click()
    await shownPage(page).getByLabel('Your name').fill('Meena of the lamps')
    await button(page, 'Create account').click()
    await expect(heading(page, 'No children linked yet')).toBeVisible()
  })

  test('A new shopper lands on home after signing in', onPhone, async ({ page, request }) => {
    const number = newNumber()
    await openApp(page, '/sign-in')
    await expect(heading(page, 'Sign in or create an account')).toBeVisible()
    await fillPhone(page, 'Mobile number', number)
    await shownPage(page)
      .getByLabel('Code', { exact: true })
      .fill(await codeFor(request, `+91${number}`))
    await button(page, 'Sign in').click()
    await shownPage(page).getByLabel('Your name').fill('Uma of the kites')
    await button(page, 'Create account').click()
    await expect(page).toHaveURL(/\/(tabs\/home)?$/)
  })

  test('A wrong code is reported, and the input stays', onPhone, async ({ page }) => {
    await openApp(page, '/sign-in')
    await fillPhone(page, 'Mobile number', newNumber())
    await shownPage(page).getByLabel('Code', { exact: true }).fill('000000')
    await button(page, 'Sign in').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('This code is wrong or has expired')
    await expect(shownPage(page).getByLabel('Code', { exact: true })).toHaveValue('000000')
    await expectAccessible(page)
  })
})

test("A child's page shows the card, fees, consents and access log", onPhone, async ({ page }) => {
  await openFamily(page)
  await tile(page, 'Mira V').getByRole('link', { name: 'Mira V', exact: true }).click()
  await expect(heading(page, 'Mira V')).toBeVisible()
  await expect(shownPage(page).getByRole('img', { name: /^QR code of ID card CARD-/ })).toBeVisible()
  await expect(heading(page, 'Fees')).toBeVisible()
  await expect(button(page, /^Pay ₹/).first()).toBeVisible()
  await expect(heading(page, 'Who viewed this record')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await button(page, /^Pay ₹/)
    .first()
    .click()
  await leaveUnpaid(page)
})

test('A consent is withdrawn and given again', onDesktop, async ({ page }) => {
  await openFamily(page)
  await tile(page, 'Anbu V').getByRole('link', { name: 'Anbu V', exact: true }).click()
  await button(page, 'Withdraw consent: Photos of my child on the school’s pages').click()
  await expect(heading(page, 'Withdraw consent for photos?')).toBeFocused()
  await shownPage(page).getByRole('button', { name: 'Withdraw consent', exact: true }).click()
  await button(page, 'Give consent: Photos of my child on the school’s pages').click()
  await expect(button(page, 'Withdraw consent: Photos of my child on the school’s pages')).toBeVisible()
})

test('Anyone can verify a card, and sees name and validity only', onPhone, async ({ page, browser }) => {
  await openFamily(page)
  await tile(page, 'Mira V').getByRole('link', { name: 'ID card: Mira V' }).click()
  const address = await link(page, 'See what others see').getAttribute('href')
  const stranger = await browser.newPage()
  await openApp(stranger, address ?? '')
  await expect(heading(stranger, 'Valid')).toBeVisible()
  await expect(heading(stranger, 'Mira V')).toBeVisible()
  await expect(shownPage(stranger)).not.toContainText(/Class(?!ifieds)/)
  await expectAccessibleInEveryLight(stranger)
  await openApp(stranger, '/verify/CARD-0000-0000-0000')
  await expect(heading(stranger, 'Code not found')).toBeVisible()
  await stranger.close()
})

async function consentsOf(request: APIRequestContext, student: string): Promise<readonly string[]> {
  const fields = ['purpose', 'state', 'withdrawn_at']
  const rows = await rowsOf(request, { doctype: 'Consent', fields, filters: [['student', '=', student]] })
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

test(
  'A renewal goes from phone number to confirmation, through a reload and a step back, and withdraws no consent',
  onPhone,
  async ({ page, request }) => {
    await openApp(page, '/student-renewal')
    await shownPage(page)
      .getByRole('textbox', { name: 'Mobile number registered with the school' })
      .fill('9840055501')
    await button(page, 'Send code').click()
    await expect(shownPage(page).getByText('Enter the child’s name or date of birth')).toBeVisible()
    await shownPage(page).getByLabel('Child’s name or registration number').fill('mira')
    await button(page, 'Send code').click()
    await shownPage(page)
      .getByLabel('Code', { exact: true })
      .fill(await codeFor(request, '+919840055501'))
    await button(page, 'Show my children').click()
    await shownPage(page)
      .getByLabel(/^A\*\*\*/)
      .uncheck()
    await button(page, 'Continue').click()
    await expect(heading(page, 'M*** V***')).toBeFocused()
    await shownPage(page).getByText('Update address, contacts or health details').click()
    await shownPage(page).getByLabel('City, town or village').fill('Madurai')
    await page.goBack()
    await expect(shownPage(page).getByLabel(/^M\*\*\*/)).toBeChecked()
    await button(page, 'Continue').click()
    await page.reload()
    await expect(shownPage(page).getByLabel('City, town or village')).toHaveValue('Madurai')
    const firstAid = shownPage(page).getByLabel(/^First aid and a doctor/)
    await expect(firstAid).toBeChecked()
    await firstAid.click()
    await expect(heading(page, 'Withdraw consent for first aid?')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await button(page, 'Keep consent').click()
    await expect(firstAid).toBeChecked()
    const [registration] = await rowsOf(request, {
      ...{ doctype: 'Student Registration', fields: ['name'] },
      filters: [['student_first_name', '=', 'Mira']],
    })
    const mira = String(registration?.['name'])
    const before = await consentsOf(request, mira)
    expect(before.length).toBeGreaterThan(0)
    await button(page, 'Renew and continue').click()
    await expect(heading(page, 'Renewal complete')).toBeVisible()
    await expect(shownPage(page).getByText(/^Renewal number \S+$/)).toBeVisible()
    await expect(shownPage(page).getByText(/^Seat confirmed in Class \d/)).toBeVisible()
    await expect(heading(page, 'What happens next')).toBeVisible()
    await expect(shownPage(page).getByText(/^Pay ₹.* now, the first instalment/)).toBeVisible()
    expect(await consentsOf(request, mira)).toEqual(before)
    await expectNoSidewaysScroll(page)
    await button(page, /^Pay ₹/).click()
    await leaveUnpaid(page)
  },
)

test('The student form is at its routes, one step at a time', onPhone, async ({ page }) => {
  await openApp(page, '/register')
  await expect(heading(page, 'Student registration')).toBeVisible()
  await expect(shownPage(page).getByLabel('First name')).toBeVisible()
  await expect(shownPage(page).getByLabel('Doctor name')).toHaveCount(0)
})
