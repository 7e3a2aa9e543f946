import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { newNumber } from './support/codes.ts'
import { changeDocument, makeDocument } from './support/desk.ts'
import { expect, test } from './support/test.ts'
import { callMethod, rowsOf, signIn, systemManager } from './support/wire.ts'

const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const tick = (page: Page, name: string) => shownPage(page).getByRole('checkbox', { name })
const link = (page: Page, name: string) =>
  shownPage(page).getByRole('link', { name }).filter({ visible: true })

/** Signs in a new parent of a child in the demo's class with a list. */
async function newParent(page: Page): Promise<string> {
  const { request } = page
  await signIn(request, systemManager)
  const usr = `parent-${randomUUID().slice(0, 8)}@asha.example`
  const pwd = 'kites-over-the-tank'
  const phone = newNumber()
  await makeDocument(page, 'User', { full_name: 'Selvi K', email: usr, new_password: pwd, phone })
  const [year] = await rowsOf(request, {
    ...{ doctype: 'Academic Year', filters: [['is_current', '=', 1]], fields: ['name'] },
  })
  const child = await makeDocument(page, 'Student Registration', {
    ...{ student_first_name: `Nila ${usr.slice(7, 15)}`, student_last_name: 'K', parent_phone: phone },
    ...{ student_date_of_birth: '2017-05-04', parent_name: 'Selvi K', class: 'Class 4' },
    academic_year: year?.['name'],
    ...{ emergency_contact_name: 'Ravi', emergency_contact_phone: '+919840012300', agrees_to_records: 1 },
  })
  for (const status of ['submitted', 'under review', 'offered', 'enrolled'])
    await changeDocument(page, { doctype: 'Student Registration', name: child }, { status })
  await callMethod(request, 'cards.issue', { student: child, academic_year: year?.['name'] })
  await signIn(request, { usr, pwd })
  return child
}

test('A parent fills the cart from the class list and has it delivered to the class', async ({ page }) => {
  const child = await newParent(page)
  await openApp(page, `/family/${child}`)
  await link(page, 'For the second term').click()
  await page.waitForURL('**/class-lists/**')
  await expect(button(page, 'Add 6 items to cart')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await tick(page, 'Already have: Pencil box').check()
  await expect(button(page, 'Add 5 items to cart')).toBeVisible()
  await page.reload()
  await expect(tick(page, 'Already have: Pencil box')).toBeChecked()
  await button(page, 'Add instead').click()
  await button(page, 'Add 6 items to cart').click()
  await expect(shownPage(page).getByText('6 items added to your cart')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'View cart').click()
  await page.waitForURL('**/yourcart')
  await link(page, 'Proceed to checkout').click()
  await page.waitForURL('**/checkout')
  const toClass = shownPage(page).getByRole('radio', { name: /^Delivery to Class 4, Asha School/ })
  await toClass.first().check()
  await expect(toClass.first()).toBeChecked()
  await expect(
    shownPage(page)
      .getByText(/^Handed over on/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})
