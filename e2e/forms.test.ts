import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

const path = '/new/volunteer-interest'
const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) =>
  shownPage(page).getByRole('heading', { level: 1, name, exact: true })
const goOn = (page: Page) => button(page, 'Save and go on').click()

/** Phone numbers tell people apart, and one person sends a form once. */
const newNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

async function fillFirstStep(page: Page, name: string): Promise<void> {
  await field(page, 'Full name').fill(name)
  await field(page, 'Phone').fill(newNumber())
  await goOn(page)
  await expect(heading(page, 'How you would help')).toBeFocused()
}

async function chooseArea(page: Page, area: string): Promise<void> {
  await shownPage(page).getByRole('combobox', { name: 'Where' }).fill(area.slice(0, 4))
  await shownPage(page).getByRole('option', { name: area }).click()
}

async function addTime(page: Page, day: string): Promise<void> {
  await shownPage(page)
    .getByRole('link', { name: /^Add a/ })
    .click()
  await expect(heading(page, 'When you are free')).toBeFocused()
  await shownPage(page).getByRole('radio', { name: day }).check()
  await shownPage(page).getByLabel('From', { exact: true }).fill('09:00')
  await shownPage(page).getByLabel('Until', { exact: true }).fill('11:30')
  await button(page, 'Add this row').click()
  await expect(heading(page, 'How you would help')).toBeVisible()
  // Until the form stands alone, two pages are there.
  await expect(shownPage(page)).toHaveCount(1)
}

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a form is filled in step by step, sent once for two taps, changed and taken back', async ({
  page,
  request,
}) => {
  await openApp(page, path)
  await fillFirstStep(page, 'Meena of the kites')
  await chooseArea(page, 'Kite workshop')
  await addTime(page, 'Sunday')
  await addTime(page, 'Monday')
  await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'day' })).toHaveText([
    /Sunday.*9:00/,
    /Monday.*9:00/,
  ])
  await goOn(page)
  await shownPage(page).getByLabel('Photo: Choose a picture').setInputFiles(picture)
  await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
  await button(page, 'Send').dblclick()
  await expect(heading(page, 'Thank you')).toBeFocused()
  const number = await shownPage(page).locator('.receipt-number').innerText()

  await button(page, 'Change what I sent').click()
  await field(page, 'Full name').fill('Meena of the lamps')
  await goOn(page)
  await goOn(page)
  await button(page, 'Save the change').click()
  await expect(heading(page, 'Your change is saved')).toBeFocused()
  await signIn(request, systemManager)
  const kept = () =>
    rowsOf(request, {
      doctype: 'Volunteer Interest',
      fields: ['name', 'full_name'],
      filters: [['name', '=', number]],
    })
  expect(await kept()).toEqual([{ name: number, full_name: 'Meena of the lamps' }])

  await page.reload()
  await expect(shownPage(page).getByText(number)).toBeVisible()
  await button(page, 'Take it back').click()
  await button(page, 'Yes, take it back').click()
  await expect(shownPage(page).getByText(number)).toHaveCount(0)
  expect(await kept()).toEqual([])
})

test('what is needed is named beside its field and above them all', async ({ page }) => {
  await openApp(page, path)
  await goOn(page)
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is needed')
  await expect(shownPage(page).getByRole('alert')).toContainText('Please look at 2 things once more')
  await button(page, 'Phone is needed').click()
  await expect(field(page, 'Phone')).toBeFocused()
  await field(page, 'Phone').fill('12')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/^This does not look like a phone number/)
  await expectAccessibleInEveryLight(page)
})

test('a field that another one asks for appears, and is needed then', async ({ page }) => {
  await openApp(page, path)
  await expect(field(page, 'School')).toHaveCount(0)
  await shownPage(page).getByLabel('I go to school').check()
  await goOn(page)
  await expect(field(page, 'School')).toHaveAccessibleDescription('School is needed')
})

test('what was typed survives a reload, step and rows and all, and can be begun anew', async ({ page }) => {
  await openApp(page, path)
  await fillFirstStep(page, 'Meena of the reload')
  await addTime(page, 'Friday')
  await page.reload()
  await expect(shownPage(page).getByText('You go on where you left off.')).toBeVisible()
  await expect(heading(page, 'How you would help')).toBeVisible()
  await expect(shownPage(page).getByText('Friday')).toBeVisible()
  await button(page, 'Start anew').click()
  await expect(field(page, 'Full name')).toHaveValue('')
})

test('without JavaScript the form reads, and says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Be a Volunteer' })).toBeVisible()
  await expect(page.getByText(/^Tell us how you would like to help/)).toBeVisible()
  await expect(page.getByText(/please allow JavaScript/)).toBeVisible()
  await context.close()
})

for (const width of [320, 390, 1280]) {
  test(`every step stands in ${width} pixels and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the small screen')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await chooseArea(page, 'Kitchen')
    await addTime(page, 'Sunday')
    await expectAccessible(page)
    await goOn(page)
    await expect(heading(page, 'About you')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test.describe('when something does not go through', () => {
  test.use({ mayComplain: true })

  test('an unknown form says so', async ({ page }) => {
    await page.goto('/new/no-such-form')
    await expect(page.getByRole('heading', { name: 'This stall has moved on' }).first()).toBeVisible()
  })

  test('offline it is kept, and goes out once with the connection', async ({ page, context }) => {
    await openApp(page, '/new/enquiry')
    await shownPage(page).getByRole('textbox').nth(0).fill('Revathi')
    await shownPage(page).getByRole('textbox').nth(1).fill('revathi@letters.example')
    await shownPage(page).getByRole('radio', { name: 'Events' }).check()
    await shownPage(page).getByRole('textbox').last().fill('May I bring my harmonium?')
    await context.setOffline(true)
    await button(page, 'Send').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('Everything is kept on this device')
    await context.setOffline(false)
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeFocused()
    await expect(shownPage(page).getByText('Your number')).toBeVisible()
  })

  test('a file that did not arrive is tried again', async ({ page }) => {
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the lost file')
    await chooseArea(page, 'Kitchen')
    await goOn(page)
    await page.route(/upload_file/, (route) => route.fulfill({ status: 503, json: {} }))
    await shownPage(page).getByLabel('Photo: Choose a picture').setInputFiles(picture)
    await expect(shownPage(page).getByRole('alert')).toContainText('me.png did not arrive')
    await page.unroute(/upload_file/)
    await button(page, 'Try again').click()
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    await button(page, 'Remove me.png').click()
    await expect(shownPage(page).getByLabel('Photo: Choose a picture')).toBeAttached()
  })
})
