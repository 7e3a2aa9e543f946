import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until the app stands in the place of the server's page. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectAwake(page)
}

export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0)
  // While one page makes way for another, two are shown.
  await expect(shownPage(page).filter({ visible: true })).toHaveCount(1)
}

/** Ionic keeps the pages that were left; this is the one that people see. */
export const shownPage = (page: Page): Locator =>
  page.locator('ion-router-outlet > .ion-page:not(.ion-page-hidden, .ion-page-invisible)')

/** A page that was opened inside the app has this heading, and the one before it is out of sight. */
export async function expectArrived(page: Page, heading: string): Promise<void> {
  // First the new page is there and still invisible, then both are shown, then the new one alone.
  await expect(shownPage(page).getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(shownPage(page)).toHaveCount(1)
}

/** The header of the page that people see. */
export const header = (page: Page): Locator => shownPage(page).locator('.canopy')

/** The place that scrolls in the page that people see. */
export const scroller = (page: Page): Locator => shownPage(page).locator('ion-content .inner-scroll')

export async function scrollTo(page: Page, position: number): Promise<void> {
  await scroller(page).evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), position)
}

export const scrollPosition = (page: Page): Promise<number> =>
  scroller(page).evaluate((element) => Math.round(element.scrollTop))

/** The specification's line between mobile and desktop. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 768

/** Nothing may be wider than the window, on the page or in the place that scrolls. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = (): number => {
    const boxes = [document.documentElement, document.body, document.getElementById('shell')]
    for (const content of document.querySelectorAll('.ion-page:not(.ion-page-hidden) ion-content')) {
      boxes.push(content.shadowRoot?.querySelector<HTMLElement>('.inner-scroll') ?? null)
    }
    return Math.max(...boxes.filter((box) => box !== null).map((box) => box.scrollWidth - box.clientWidth))
  }
  // A window that was just made narrower draws its parts anew first.
  const beyond = expect.poll(() => page.evaluate(overflow), 'pixels beyond the side of the window')
  await beyond.toBeLessThanOrEqual(0)
}

/** Nothing moves or fades any more, but for what never ends, such as a skeleton's shimmer. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
    const ending = document.getAnimations().filter(ends)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}
