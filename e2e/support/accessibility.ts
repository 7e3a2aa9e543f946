import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest, shownPage } from './app.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: all that another light can break, for the page stays the same. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Only what is wrong is told, and judged in the page itself: the other way opens a second page for each look. */
const looker = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/**
 * No violation of WCAG 2.0 to 2.2 A and AA, nor of the good habits that axe knows. While one page of the app makes way for
 * another, two are there, half transparent: nobody could read that, so axe does not either. The desk has no such pages.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => shownPage(page).count(), 'pages of the app that are shown').toBeLessThanOrEqual(1)
  await atRest(page)
  await expectNone(looker(page).withTags(everything))
}

/** Until all colours have arrived, a page is in no light at all. */
async function changeLight(page: Page, attribute: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute(attribute, colorScheme)
  await atRest(page)
}

/** The same in day and in night colours. The desk has a theme attribute of its own. */
export async function expectAccessibleInEveryLight(page: Page, attribute = 'data-theme'): Promise<void> {
  await changeLight(page, attribute, 'light')
  await expectAccessible(page)
  await changeLight(page, attribute, 'dark')
  await expectNone(looker(page).withRules(ofColours))
}
