import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'
import { office, signIn } from './support/wire.ts'

const parent = { ...office, usr: 'parent@asha.example' }

const status = (page: Page) => shownPage(page).getByRole('status')
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const own = (page: Page, role: string) =>
  shownPage(page).getByRole('article').filter({ hasText: 'Confirmed' }).filter({ hasText: role })

test('An adult who starts from home finds the form for adults', onPhone, async ({ page }) => {
  await openApp(page, '/')
  await shownPage(page)
    .getByRole('link', { name: /^Be a Volunteer/ })
    .click()
  await shownPage(page).getByRole('link', { name: 'I’m 18 or older' }).click()
  await expect(page).toHaveURL('/new/volunteer')
})

test('An adult who opened the student form is led to the other', onPhone, async ({ page }) => {
  await openApp(page, '/register-form/student-volunteer')
  await shownPage(page).getByRole('link', { name: 'Use the form for adults' }).click()
  await expect(page).toHaveURL('/new/volunteer')
})

test('A guest reads how to volunteer, and finds the student form', onPhone, async ({ page }) => {
  await openApp(page, '/volunteer')
  await expect(shownPage(page).getByRole('heading', { name: 'How to start' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await shownPage(page).getByRole('link', { name: 'I’m a student' }).click()
  await expectArrived(page, 'Be a Volunteer')
})

test('A volunteer sees their hours and certificate, and reports more', onPhone, async ({ page }) => {
  await signIn(page.request, parent)
  await openApp(page, '/volunteer')
  await expect(shownPage(page).getByText('11 h 30 min')).toHaveCount(1)
  await expect(shownPage(page).getByText('18 h', { exact: true })).toHaveCount(1)
  await expect(shownPage(page).getByText(/^CERT-/)).toBeVisible()
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    shownPage(page).getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^CRT-.*\.pdf$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(page, 'Log hours').click()
  await expect(shownPage(page).getByText('Enter the time it took')).toBeVisible()
  const field = (name: string) => shownPage(page).getByRole('textbox', { name })
  await field('What did you do?').fill('Sorting costumes')
  await field('Hours').fill('1')
  await field('Minutes').fill('15')
  await button(page, 'Log hours').click()
  await expect(status(page)).toHaveText('Hours logged. School staff will review them.')
  await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'Sorting costumes' })).toContainText(
    '1 h 15 min',
  )
})

test(
  'A volunteer confirms hours that staff approved, and they become fee credit',
  onPhone,
  async ({ page }) => {
    await signIn(page.request, parent)
    await openApp(page, '/volunteer')
    const credit = shownPage(page).getByRole('region', { name: 'Fee credit for hours' })
    await expect(credit).toContainText('₹250')
    const entry = shownPage(page).getByRole('listitem').filter({ hasText: 'Reading hour with class 2' })
    await expect(entry).toContainText('Waiting for your confirmation')
    await entry
      .getByRole('button', { name: 'Confirm hours: 1 h 30 min of Reading hour with class 2' })
      .click()
    await expect(status(page)).toHaveText('Hours confirmed. Thank you!')
    await expect(entry).toContainText('Earned ₹75 fee credit')
    await expect(credit).toContainText('₹325')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test('A shift is taken and cancelled', onPhone, async ({ page }) => {
  await signIn(page.request, parent)
  await openApp(page, '/volunteer/shifts')
  await expect(own(page, 'Welcome table')).toBeVisible()
  await button(page, /^Take shift: Cleaning up/)
    .first()
    .click()
  await expect(status(page)).toContainText('You’re confirmed for')
  await expect(own(page, 'Cleaning up')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await own(page, 'Cleaning up').getByRole('button', { name: 'Cancel shift' }).click()
  await own(page, 'Cleaning up').getByRole('button', { name: 'Yes, cancel shift' }).click()
  await expect(status(page)).toHaveText('Shift released. Other volunteers can take it now.')
  await expect(own(page, 'Cleaning up')).toHaveCount(0)
})

test.describe('When a shift is refused', () => {
  test.use({ mayComplain: true })

  test('An overlapping shift is refused with a reason, and nothing is lost', onPhone, async ({ page }) => {
    await signIn(page.request, parent)
    await openApp(page, '/volunteer/shifts')
    await button(page, /^Take shift: Setting up/)
      .first()
      .click()
    await expect(status(page)).toContainText('This overlaps with your shift “Welcome table”')
    const note = await status(page).boundingBox()
    const tabs = await page.locator('.tabs__tabs').boundingBox()
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  })
})

test('A volunteer sees their applications with their status', onPhone, async ({ page }) => {
  await signIn(page.request, parent)
  await openApp(page, '/volunteer')
  const sent = shownPage(page).getByRole('region', { name: 'My applications' })
  await expect(sent.getByRole('listitem').first()).toContainText(/Submitted on .*Accepted/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
