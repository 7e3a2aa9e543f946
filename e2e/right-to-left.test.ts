import { expectNoSidewaysScroll } from './support/app.ts'
import { expect, onDesktop, test } from './support/test.ts'

const mirrored = 'language=ar-XB'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/gallery', '/events', '/p/about-us', '/contact-us', '/coming-soon']) {
  test(`${path} is mirrored from right to left, at 320 px too`, onDesktop, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${path}?${mirrored}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectNoSidewaysScroll(page)
    const width = page.viewportSize()?.width ?? 0
    const start = await page.getByRole('banner').getByRole('link').first().boundingBox()
    expect(start?.x).toBeGreaterThan(width / 2)
    await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible()
  })
}

test('Each text of the shell comes from a catalogue', onDesktop, async ({ page }) => {
  await page.goto(`/gallery?${mirrored}`)
  const links = await page
    .getByRole('navigation', { name: /Tabs/, includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .allTextContents()
  expect(links).toHaveLength(4)
  for (const words of [...links, await page.locator('h1').innerText()])
    expect(words.trim()).toMatch(/^\[.*\]$/)
})
