import { expectAwake, openApp, shownPage, openMenu } from './support/app.ts'
import { changeDocument } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { signIn, systemManager } from './support/wire.ts'

test('Dark mode is remembered after a reload', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  const ink = () =>
    page
      .locator('.cards__product')
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  const day = await ink()
  const night = menu.getByRole('button', { name: 'Dark' })
  await night.click()
  await expect(night).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAwake(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await ink()).not.toBe(day)
})

test('Colours follow the device until a person chooses', onDesktop, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/gallery')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAwake(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test("The organisation's brand colour stays after hydration", onPhone, async ({ page }) => {
  const site = { doctype: 'Website Settings', name: 'Website Settings' }
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mela-brand'))
  await signIn(page.request, systemManager)
  await changeDocument(page, site, { brand_colour: '#0b7a4b' })
  try {
    await openApp(page, '/gallery')
    for (const [light, colour] of Object.entries(green)) {
      await page.emulateMedia({ colorScheme: light === 'dark' ? 'dark' : 'light' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', light)
      expect(await brand()).toBe(colour)
    }
  } finally {
    await changeDocument(page, site, { brand_colour: null })
  }
})

const green = { light: '#086940', dark: '#85d2a5' }

const languages = [
  { code: 'ta', name: 'தமிழ்', account: 'கணக்கு', lead: 'பள்ளி நாட்கள், நிகழ்ச்சிகளின் படங்கள்.' },
  { code: 'hi', name: 'हिन्दी', account: 'खाता', lead: 'स्कूल और कार्यक्रमों की फ़ोटो।' },
]

for (const { code, name, account, lead } of languages) {
  test(`The language switch shows ${name} at once and after a reload`, onPhone, async ({ page }) => {
    const menu = await openMenu(page)
    await menu.getByRole('button', { name }).click()
    await expect(page.getByRole('link', { name: account, includeHidden: true }).first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    const answer = await page.goto('/gallery')
    expect(await answer?.text()).toContain(lead)
    await expectAwake(page)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(shownPage(page).getByText(lead)).toBeVisible()
  })

  test(`A browser that prefers ${name} gets it from the first paint`, onDesktop, async ({ browser }) => {
    const context = await browser.newContext({ locale: `${code}-IN` })
    const page = await context.newPage()
    const answer = await page.goto('/gallery')
    expect(await answer?.text()).toContain(lead)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await context.close()
  })
}
