import type { Page } from '@playwright/test'
import { shownPage } from './app.ts'
import { expect } from './test.ts'

export const volunteerForm = '/new/volunteer-interest'
export const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
export const button = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) =>
  shownPage(page).getByRole('heading', { level: 1, name, exact: true })
export const goOn = (page: Page) => button(page, 'Save and continue').click()

/** A distinct number: phone numbers identify people, and one person sends a form once. */
const newNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

export async function fillFirstStep(page: Page, name: string): Promise<void> {
  await field(page, 'Full name').fill(name)
  await field(page, 'Phone').fill(newNumber())
  await goOn(page)
  await expect(heading(page, 'How would you like to help?')).toBeFocused()
}

export async function chooseArea(page: Page, area: string): Promise<void> {
  await shownPage(page).getByRole('combobox', { name: 'Preferred area' }).fill(area.slice(0, 4))
  await shownPage(page).getByRole('option', { name: area }).click()
}

export async function addTime(page: Page, day: string): Promise<void> {
  await shownPage(page)
    .getByRole('link', { name: /^Add (another )?row/ })
    .click()
  await expect(heading(page, 'Availability')).toBeFocused()
  await shownPage(page).getByRole('radio', { name: day }).check()
  await shownPage(page).getByLabel('From', { exact: true }).fill('09:00')
  await shownPage(page).getByLabel('Until', { exact: true }).fill('11:30')
  await button(page, 'Add row').click()
  await expect(heading(page, 'How would you like to help?')).toBeVisible()
  // Two pages exist until the transition to the form ends.
  await expect(shownPage(page)).toHaveCount(1)
}

export const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
