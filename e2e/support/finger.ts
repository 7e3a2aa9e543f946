import type { Page } from '@playwright/test'

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
