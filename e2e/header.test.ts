import { header, openApp, scrollTo } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

test('The desktop header hides at a scroll of 150 and returns above it', onDesktop, async ({ page }) => {
  await openApp(page, '/')
  await scrollTo(page, 149)
  await expect(header(page)).toBeInViewport()
  await scrollTo(page, 150)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 2000)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 100)
  await expect(header(page)).toBeInViewport()
})

test("The phone's bar appears at a scroll of 200", onPhone, async ({ page }) => {
  await openApp(page, '/')
  await expect(header(page)).toBeInViewport()
  await scrollTo(page, 199)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 200)
  await expect(header(page)).toBeInViewport()
  await scrollTo(page, 1500)
  await expect(header(page)).toBeInViewport()
})

test.describe('Before the app has started', () => {
  test.use({ mayComplain: true })

  test('The keyboard skips the header to the page', onDesktop, async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/gallery')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
