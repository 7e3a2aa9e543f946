import { header, openApp, scrollTo } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

test('the desktop header leaves at a scroll of 150 and comes back before', onDesktop, async ({ page }) => {
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

test("the phone's bar appears at a scroll of 200", onPhone, async ({ page }) => {
  await openApp(page, '/')
  await expect(header(page)).toBeInViewport()
  await scrollTo(page, 199)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 200)
  await expect(header(page)).toBeInViewport()
  await scrollTo(page, 1500)
  await expect(header(page)).toBeInViewport()
})

test.describe('before the app has started', () => {
  test.use({ mayComplain: true })

  test('the keyboard can jump over the header to the page', onDesktop, async ({ page }) => {
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
