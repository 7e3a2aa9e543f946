import type { Page } from '@playwright/test'
import { expectArrived, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { nameOf } from './support/wire.ts'

/** Makes Ionic listen to the hardware's back button, as on a phone. */
const asPhone = 'ionic:hardwareBackButton=true'

const pressBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('backbutton')))

async function withSetting(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/hardwareBackButton/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })
}

test.describe('On a phone', () => {
  for (const tab of ['/tabs/category', '/tabs/wishlist', '/tabs/my-profile']) {
    test(`The phone's back button leads from ${tab} to home`, onPhone, async ({ page }) => {
      await openApp(page, `${tab}?${asPhone}`)
      await pressBack(page)
      await expect(page).toHaveURL('/mobile/home')
      await expectArrived(page, 'The fair is open.')
    })
  }

  test("The phone's back button is trapped on other screens", onPhone, async ({ page }) => {
    await openApp(page, `/gallery?${asPhone}`)
    const entries = await page.evaluate(() => history.length)
    await pressBack(page)
    await pressBack(page)
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 2)
    await expect(page).toHaveURL(/\/gallery/)
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Gallery')
  })

  test("The phone's back button goes back when the trap is off", onPhone, async ({ page }) => {
    await withSetting(page, (html) => html.replace('"trap_back":1', '"trap_back":0'))
    await openApp(page, `/gallery?${asPhone}`)
    await shownPage(page)
      .getByRole('link', { name: /^Lamp evening/ })
      .click()
    await expectArrived(page, 'Lamp evening')
    await pressBack(page)
    await expect(page).toHaveURL(/\/gallery(\?|$)/)
    await expectArrived(page, 'Gallery')
  })

  test("The phone's back button closes an open modal first", onPhone, async ({ page, context }) => {
    await context.route(/example\.org/, (route) => route.fulfill({ contentType: 'text/html', body: 'Hello' }))
    const name = await nameOf(page.request, 'Asha Event', 'Beach clean-up at Besant Nagar')
    await openApp(page, `/event-detail/${name}?${asPhone}`)
    await shownPage(page)
      .getByRole('link', { name: /^Register with the shore group/ })
      .click()
    const modal = page.locator('ion-modal')
    await expect(modal.getByRole('button', { name: 'Close' })).toBeVisible()
    await pressBack(page)
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/event-detail/${name}`))
  })

  test("The phone's back button closes an open lightbox first", onPhone, async ({ page }) => {
    const name = await nameOf(page.request, 'Gallery', 'Lamp evening')
    await openApp(page, `/gallery-detail/${name}?${asPhone}`)
    await shownPage(page)
      .getByRole('link', { name: /^Open photo 2 of/ })
      .click()
    const lightbox = page.getByRole('dialog', { name: 'Photos of Lamp evening' })
    await expect(lightbox).toBeVisible()
    await pressBack(page)
    await expect(lightbox).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/gallery-detail/${name}`))
  })

  test.describe('On home', () => {
    test.use({ mayComplain: true })

    test("The phone's back button closes the app", onPhone, async ({ page, complaints }) => {
      await openApp(page, `/tabs/home?${asPhone}`)
      await pressBack(page)
      // A browser has no app to close; its complaint shows the attempt.
      await expect.poll(() => complaints.join('\n')).toMatch(/not implemented|unimplemented/i)
      await expect(page).toHaveURL(/\/tabs\/home/)
    })
  })
})

test("The browser's back button is never trapped", onDesktop, async ({ page }) => {
  await openApp(page, '/')
  await shownPage(page).getByRole('link', { name: 'All albums' }).click()
  await expectArrived(page, 'Gallery')
  await shownPage(page)
    .getByRole('link', { name: /^Lamp evening/ })
    .click()
  await expectArrived(page, 'Lamp evening')
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
  await expectArrived(page, 'Gallery')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectArrived(page, 'The fair is open.')
})
