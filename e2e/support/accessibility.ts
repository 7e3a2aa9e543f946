import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest, scroller, scrollTo, shownPage } from './app.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const ofColours = ['color-contrast', 'link-in-text-block']

/** Collects violations in the page itself, because axe's own way opens a second page for each check. */
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
 * Expects no violation of WCAG 2.0 to 2.2 A and AA, nor of axe's best practices. During a page transition of the app
 * two half transparent pages exist, which axe ignores. The desk has no transitions.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => shownPage(page).count(), 'pages of the app that are shown').toBeLessThanOrEqual(1)
  // Axe counts a target as too small while the header covers a part of it. The desk has no scroller of its own.
  if ((await scroller(page).count()) > 0) await scrollTo(page, 0)
  await atRest(page)
  await expectNone(looker(page).withTags(everything))
}

async function changeLight(page: Page, attribute: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute(attribute, colorScheme)
  await atRest(page)
}

/** Checks both themes. The desk has a theme attribute of its own. */
export async function expectAccessibleInEveryLight(page: Page, attribute = 'data-theme'): Promise<void> {
  await changeLight(page, attribute, 'light')
  await expectAccessible(page)
  await changeLight(page, attribute, 'dark')
  await expectNone(looker(page).withRules(ofColours))
}
