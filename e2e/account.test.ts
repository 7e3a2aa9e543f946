import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { openApp, shownPage } from './support/app.ts'
import { codeFor } from './support/codes.ts'
import { makeDocument } from './support/desk.ts'
import { expect, onPhone, test } from './support/test.ts'
import { signIn, systemManager } from './support/wire.ts'

// The browser reports intended refusals too.
test.use({ mayComplain: true })

const password = 'rangoli-and-rain'

const newEmail = (): string => `meena-${randomUUID().slice(0, 8)}@asha.example`

async function newPerson(page: Page, values: object): Promise<void> {
  await signIn(page.request, systemManager)
  const email = newEmail()
  await makeDocument(page, 'User', { full_name: 'Meena K', email, new_password: password, ...values })
  await signIn(page.request, { usr: email, pwd: password })
}

const sheet = (page: Page): Locator => page.getByRole('dialog')
const button = (page: Page, name: string): Locator => sheet(page).getByRole('button', { name, exact: true })
const details = (page: Page): Locator => shownPage(page).locator('[data-part="details"]')

test(
  'A person changes their name, and their email address with a code',
  onPhone,
  async ({ page, request }) => {
    await newPerson(page, {})
    await openApp(page, '/tabs/my-profile')
    await details(page).getByRole('button', { name: 'Change: Name' }).click()
    await sheet(page).getByLabel('Name').fill('Meena of www.kites.example')
    await button(page, 'Save name').click()
    await expect(sheet(page).getByRole('alert')).toContainText('Enter a name without links')
    await sheet(page).getByLabel('Name').fill('Meena Raman')
    await button(page, 'Save name').click()
    await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Meena Raman' })).toBeVisible()
    const email = newEmail()
    await details(page).getByRole('button', { name: 'Change: Email' }).click()
    await button(page, 'Send code').click()
    await expect(sheet(page).getByLabel('New email')).toBeFocused()
    await expect(sheet(page).getByText('Enter your current password')).toBeVisible()
    await sheet(page).getByLabel('New email').fill(email)
    await sheet(page).getByLabel('Current password').fill(password)
    await expectAccessibleInEveryLight(page)
    await button(page, 'Send code').click()
    await expect(sheet(page).getByText(`We’ve sent a code to ${email}.`)).toBeVisible()
    await sheet(page).getByLabel('Code', { exact: true }).fill('000000')
    await button(page, 'Change email').click()
    await expect(sheet(page).getByRole('alert')).toContainText('This code is wrong')
    await sheet(page)
      .getByLabel('Code', { exact: true })
      .fill(await codeFor(request, email))
    await button(page, 'Change email').click()
    await expect(details(page)).toContainText(email)
    await expect(sheet(page)).toHaveCount(0)
  },
)

test('A person changes their password and signs in again', onPhone, async ({ page }) => {
  await newPerson(page, {})
  await openApp(page, '/tabs/my-profile')
  await details(page).getByRole('button', { name: 'Change: Password' }).click()
  await sheet(page).getByLabel('Current password').fill('not-this-one')
  await sheet(page).getByLabel('New password').fill('three kites over the tank')
  await button(page, 'Change password').click()
  await expect(sheet(page).getByRole('alert')).toContainText('Wrong current password')
  await sheet(page).getByLabel('Current password').fill(password)
  await expectAccessibleInEveryLight(page)
  await button(page, 'Change password').click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})
