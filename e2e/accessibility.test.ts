import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, header, isWide, openApp, shownPage, openMenu } from './support/app.ts'
import { openPicture } from './support/lightbox.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { nameOf } from './support/wire.ts'

const title = 'Kite and kolam morning'

interface View {
  noun: string
  open: (page: Page) => Promise<unknown>
}

const views: readonly View[] = [
  { noun: 'home', open: (page) => openApp(page, '/') },
  { noun: 'the gallery', open: (page) => openApp(page, '/gallery') },
  {
    noun: 'an album',
    open: async (page) => openApp(page, `/gallery-detail/${await nameOf(page.request, 'Gallery', title)}`),
  },
  { noun: 'the lightbox', open: (page) => openPicture(page, 2) },
  { noun: 'the list of events', open: (page) => openApp(page, '/events') },
  {
    noun: 'an event',
    open: async (page) => openApp(page, `/event-detail/${await nameOf(page.request, 'Asha Event', title)}`),
  },
  { noun: 'a page', open: (page) => openApp(page, '/p/about-us') },
  { noun: 'a page that is coming soon', open: (page) => openApp(page, '/whysellwithus') },
  { noun: 'the menu', open: (page) => openMenu(page) },
  { noun: 'the contact form with its mistakes', open: openMistakes },
]

async function openMistakes(page: Page): Promise<void> {
  await openApp(page, '/contact-us')
  await shownPage(page).getByRole('button', { name: 'Send message' }).click()
  await expect(shownPage(page).getByRole('alert')).toHaveCount(3)
}

for (const { noun, open } of views) {
  test(`Axe finds no violation on ${noun}, in light and dark, at 320 px`, async ({ page }) => {
    await open(page)
    await expectAccessibleInEveryLight(page)
    await expectNoSidewaysScroll(page)
    if (isWide(page)) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

for (const path of ['/', '/tabs/wishlist', '/tabs/category', '/yourcart'])
  test(`The Tab key reaches the skip link first on ${path}`, onDesktop, async ({ page }) => {
    await openApp(page, path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    const stops = header(page).locator('a, button, input').filter({ visible: true })
    await expect(stops.first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(shownPage(page).locator('.page-body')).toBeFocused()
  })

test.describe('When something is wrong', () => {
  test.use({ mayComplain: true })

  test('Axe finds no violation on the error page', async ({ page }) => {
    await page.route(/\/api\/resource\/Asha%20Event\?/, (route) => route.fulfill({ status: 417, json: {} }))
    await openApp(page, '/')
    await shownPage(page).getByRole('link', { name: 'All events' }).click()
    const again = shownPage(page).getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(shownPage(page)).toHaveCount(1)
    await expectAccessibleInEveryLight(page)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Pages rendered by the server fit 320 px', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/gallery', '/events', '/p/about-us', '/contact-us']) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    }
  })
})
