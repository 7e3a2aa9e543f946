import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import {
  addTime,
  button,
  chooseArea,
  field,
  fillFirstStep,
  goOn,
  heading,
  picture,
  volunteerForm,
} from './support/forms.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

async function expectNothingMovedBySaving(page: Page) {
  const place = await field(page, 'Phone').boundingBox()
  await field(page, 'Full name').fill('Meena')
  await expect(shownPage(page).getByText(/^Saved on this device/)).toBeVisible()
  expect(await field(page, 'Phone').boundingBox()).toEqual(place)
}

async function expectTooLargeError(page: Page) {
  const chooser = shownPage(page).getByLabel('Photo: Choose photo')
  await chooser.setInputFiles({ ...picture, buffer: Buffer.alloc(11 * 1024 * 1024) })
  const alert = page.getByRole('alertdialog', { name: 'Alert' })
  await expect(alert).toHaveAccessibleDescription(
    /^File Size Exceeded\.! Please Upload Files Below Size Of 10\.0 MB\.\.\.!$/,
  )
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Ok' }).click()
  await expect(alert).toHaveCount(0)
  await expect(chooser).toBeFocused()
}

test(
  'A form is filled in step by step, sent once for two taps, changed and withdrawn',
  onPhone,
  async ({ page, request }) => {
    await openApp(page, volunteerForm)
    await fillFirstStep(page, 'Meena of the kites')
    await chooseArea(page, 'Kite workshop')
    await addTime(page, 'Sunday')
    await addTime(page, 'Monday')
    await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'day' })).toHaveText([
      /Sunday.*9:00/,
      /Monday.*9:00/,
    ])
    await goOn(page)
    await expectTooLargeError(page)
    await shownPage(page).getByLabel('Photo: Choose photo').setInputFiles(picture)
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    await button(page, 'Send').dblclick()
    await expect(heading(page, 'Thank you')).toBeFocused()
    const number = await shownPage(page).locator('.form__receiptNumber').innerText()

    await button(page, 'Edit answers').click()
    await field(page, 'Full name').fill('Meena of the lamps')
    await goOn(page)
    await goOn(page)
    await button(page, 'Save changes').click()
    await expect(heading(page, 'Changes saved')).toBeFocused()
    await signIn(request, systemManager)
    const [sent] = await rowsOf(request, {
      doctype: 'Form Submission',
      fields: ['document_name'],
      filters: [['name', '=', number]],
    })
    const readInterests = () =>
      rowsOf(request, {
        doctype: 'Volunteer Interest',
        fields: ['full_name'],
        filters: [['name', '=', String(sent?.['document_name'])]],
      })
    expect(await readInterests()).toEqual([{ full_name: 'Meena of the lamps' }])

    await page.reload()
    await expect(shownPage(page).getByText(number)).toBeVisible()
    await button(page, 'Withdraw form').click()
    await button(page, 'Withdraw form').click()
    await expect(shownPage(page).getByText(number)).toHaveCount(0)
    expect(await readInterests()).toEqual([])
  },
)

test('Missing fields are named at the field and in the summary', onPhone, async ({ page }) => {
  await openApp(page, volunteerForm)
  await goOn(page)
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is required')
  await expect(shownPage(page).getByRole('alert')).toContainText('Check these 2 answers')
  await button(page, 'Phone is required').click()
  await expect(field(page, 'Phone')).toBeFocused()
  await field(page, 'Phone').fill('12')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/^Enter a valid mobile number/)
  await expectAccessibleInEveryLight(page)
})

test(
  "The browser's back button leads to the previous step, and from a row to its form, with the input",
  onPhone,
  async ({ page }) => {
    await openApp(page, volunteerForm)
    await fillFirstStep(page, 'Meena of the mats')
    await addTime(page, 'Sunday')
    await shownPage(page)
      .getByRole('link', { name: /^Add (another )?row/ })
      .click()
    await expect(heading(page, 'Availability')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'How would you like to help?')).toBeVisible()
    await expect(shownPage(page)).toHaveCount(1)
    await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'Sunday' })).toBeVisible()
    await page.goBack()
    await expect(field(page, 'Full name')).toHaveValue('Meena of the mats')
    await goOn(page)
    await expect(heading(page, 'How would you like to help?')).toBeFocused()
    await button(page, 'Back').click()
    await expect(field(page, 'Full name')).toHaveValue('Meena of the mats')
  },
)

test(
  'A half-typed row survives the back button and a reload until it is added',
  onPhone,
  async ({ page }) => {
    const addRow = shownPage(page).getByRole('link', { name: /^Add (another )?row/ })
    const from = shownPage(page).getByLabel('From', { exact: true })
    await openApp(page, volunteerForm)
    await fillFirstStep(page, 'Meena of the half row')
    await addRow.click()
    await expect(heading(page, 'Availability')).toBeFocused()
    await shownPage(page).getByRole('radio', { name: 'Sunday' }).check()
    await from.fill('09:00')
    await page.goBack()
    await expect(heading(page, 'How would you like to help?')).toBeVisible()
    await expect(shownPage(page)).toHaveCount(1)
    await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'Sunday' })).toHaveCount(0)
    await addRow.click()
    await expect(from).toHaveValue('09:00')
    await expect(shownPage(page).getByRole('radio', { name: 'Sunday' })).toBeChecked()
    await page.reload()
    await expect(from).toHaveValue('09:00')
    await shownPage(page).getByLabel('Until', { exact: true }).fill('11:30')
    await button(page, 'Add row').click()
    await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'Sunday' })).toBeVisible()
    await expect(shownPage(page)).toHaveCount(1)
    await addRow.click()
    await expect(from).toHaveValue('')
  },
)

test('The first click adds a row, also while errors above are about to appear', async ({ page }) => {
  await openApp(page, volunteerForm)
  await fillFirstStep(page, 'Meena of the slow finger')
  const where = shownPage(page).getByRole('combobox', { name: 'Preferred area' })
  await where.focus()
  const add = shownPage(page).getByRole('link', { name: /^Add (another )?row/ })
  await add.scrollIntoViewIfNeeded()
  const box = await add.boundingBox()
  if (!box) throw new Error('There is no way to add a row')
  await page.clock.install()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.clock.runFor(2000)
  expect(await add.boundingBox()).toEqual(box)
  await page.mouse.up()
  await page.clock.resume()
  await expect(heading(page, 'Availability')).toBeFocused()
  await page.goBack()
  await expect(where).toHaveAccessibleDescription('Preferred area: select an option')
})

test('A date of birth in the future is refused when its step is left', onPhone, async ({ page }) => {
  await openApp(page, '/register')
  const born = shownPage(page).getByLabel(/^Date of birth/)
  await born.fill('2999-01-01')
  await goOn(page)
  await expect(born).toHaveAccessibleDescription(/Date of birth: the date can’t be in the future/)
})

test('A dependent field appears, and is required then', onPhone, async ({ page }) => {
  await openApp(page, volunteerForm)
  await expect(field(page, 'School')).toHaveCount(0)
  await shownPage(page).getByLabel('I am a school student').check()
  await goOn(page)
  await expect(field(page, 'School')).toHaveAccessibleDescription('School is required')
})

test('Input survives a reload with step and rows, and can be discarded', onPhone, async ({ page }) => {
  await openApp(page, volunteerForm)
  await fillFirstStep(page, 'Meena of the reload')
  await addTime(page, 'Friday')
  await page.reload()
  await expect(shownPage(page).getByText('Your saved answers are back.')).toBeVisible()
  await expect(heading(page, 'How would you like to help?')).toBeVisible()
  await expect(shownPage(page).getByText('Friday')).toBeVisible()
  await button(page, 'Start over').click()
  await button(page, 'Start over').click()
  await expect(field(page, 'Full name')).toHaveValue('')
})

test(
  'Without JavaScript the form is readable and says what it needs',
  onPhone,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(volunteerForm)
    await expect(page.getByRole('heading', { level: 1, name: 'Be a Volunteer' })).toBeVisible()
    await expect(page.getByText(/^Tell us how you would like to help/)).toBeVisible()
    await expect(page.getByText(/Turn on JavaScript/)).toBeVisible()
    await context.close()
  },
)

for (const [width, where] of [
  [320, onPhone],
  [390, onPhone],
  [1280, onDesktop],
] as const) {
  test(`Each step fits ${width} pixels and passes axe`, where, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openApp(page, volunteerForm)
    await expectNothingMovedBySaving(page)
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
