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
export const header = (page: Page): Locator => shownPage(page).locator('.canopy__canopy')

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

interface SwipeDistance {
  /** Pixels to the right; below zero, to the left. */
  across?: number
  /** Pixels downwards; below zero, upwards. */
  down?: number
}

const steps = 5

/** A finger's way across the middle of the window. */
export async function swipe(page: Page, { across = 0, down = 0 }: SwipeDistance): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const start = { x: Math.round(width / 2), y: Math.round(height / 2) }
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [start])
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await send('touchMove', [{ x: start.x + across * part, y: start.y + down * part }])
  }
  await send('touchEnd', [])
  await browser.detach()
}
