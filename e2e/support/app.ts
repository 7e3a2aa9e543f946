import { expect, type Locator, type Page } from '@playwright/test'

export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectAwake(page)
}

export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0)
  // During a transition two pages are shown.
  await expect(shownPage(page).filter({ visible: true })).toHaveCount(1)
}

/** Ionic retains the previous pages; this is the visible one. */
export const shownPage = (page: Page): Locator =>
  page.locator('ion-router-outlet > .ion-page:not(.ion-page-hidden, .ion-page-invisible)')

export async function expectArrived(page: Page, heading: string): Promise<void> {
  // The new page is first invisible, then shown with the previous one, then alone.
  await expect(shownPage(page).getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(shownPage(page)).toHaveCount(1)
}

export const header = (page: Page): Locator => shownPage(page).locator('.canopy__canopy')

export const scroller = (page: Page): Locator => shownPage(page).locator('ion-content .inner-scroll')

export async function scrollTo(page: Page, position: number): Promise<void> {
  await scroller(page).evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), position)
}

export const scrollPosition = (page: Page): Promise<number> =>
  scroller(page).evaluate((element) => Math.round(element.scrollTop))

/** Breakpoint of the specification between mobile and desktop. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 768

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = (): number => {
    const boxes = [document.documentElement, document.body, document.getElementById('shell')]
    for (const content of document.querySelectorAll('.ion-page:not(.ion-page-hidden) ion-content')) {
      boxes.push(content.shadowRoot?.querySelector<HTMLElement>('.inner-scroll') ?? null)
    }
    return Math.max(...boxes.filter((box) => box !== null).map((box) => box.scrollWidth - box.clientWidth))
  }
  // A window that just became narrower renders again first.
  const beyond = expect.poll(() => page.evaluate(overflow), 'pixels beyond the side of the window')
  await beyond.toBeLessThanOrEqual(0)
}

/** Waits until animations end, except endless ones such as a skeleton's shimmer. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
    const ending = document.getAnimations().filter(ends)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}

export const menuOpener = (page: Page): Locator => header(page).getByRole('button', { name: 'Open menu' })

export async function openMenu(page: Page, path = '/'): Promise<Locator> {
  await openApp(page, path)
  await menuOpener(page).click()
  return openedMenu(page)
}

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
