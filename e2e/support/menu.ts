import { expect, type Locator, type Page } from '@playwright/test'
import { header, openApp } from './app.ts'

/** The button of the menu, first on phones and last on desktops. */
export const menuOpener = (page: Page): Locator => header(page).getByRole('button', { name: 'Open menu' })

export async function openMenu(page: Page, path = '/'): Promise<Locator> {
  await openApp(page, path)
  await menuOpener(page).click()
  return openedMenu(page)
}

/** The menu, once it has come all the way. */
export async function openedMenu(page: Page): Promise<Locator> {
  const menu = page.locator('ion-menu')
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expect.poll(() => menu.evaluate((element: HTMLIonMenuElement) => element.isOpen())).toBe(true)
  return menu
}
