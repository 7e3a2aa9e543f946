import type { Page } from '@playwright/test'
import { expectArrived, openApp, shownPage, menuOpener } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

const eventsCall = /\/api\/resource\/Asha%20Event\?/
const galleryCall = /\/api\/resource\/Gallery\?/

const goToEvents = (page: Page) => shownPage(page).getByRole('link', { name: 'All events' }).click()

test('Skeletons of the final size are shown while an answer loads', onPhone, async ({ page }) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route(eventsCall, async (route) => {
    await mayAnswer
    await route.continue()
  })
  await openApp(page, '/')
  await goToEvents(page)
  await expectArrived(page, 'Events')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer(undefined)
  await expect(page.getByRole('heading', { level: 3, name: 'Kite and kolam morning' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
})

test('An empty list says so and offers a next step', onDesktop, async ({ page }) => {
  await page.route(eventsCall, (route) => route.fulfill({ json: { data: [] } }))
  await openApp(page, '/')
  await goToEvents(page)
  await expect(page.getByRole('heading', { name: 'No upcoming events' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Gallery' }).last().click()
  await expect(page).toHaveURL('/gallery')
})

test.describe('When something is wrong', () => {
  test.use({ mayComplain: true })

  test('A failure is shown, and Try again works', onPhone, async ({ page }) => {
    await page.route(eventsCall, (route) => route.fulfill({ status: 500, json: {} }))
    await openApp(page, '/')
    await goToEvents(page)
    const failure = page.getByRole('alert')
    await expect(failure.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.unroute(eventsCall)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Kite and kolam morning' })).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('Without a network and stored data, the page says offline', onPhone, async ({ page, context }) => {
    await openApp(page, '/events')
    await openApp(page, '/')
    await shownPage(page).getByRole('link', { name: 'All albums' }).click()
    await expectArrived(page, 'Gallery')
    await context.setOffline(true)
    await shownPage(page)
      .getByRole('link', { name: /^Lamp evening/ })
      .click()
    await expect(page.getByRole('alert').getByRole('heading', { name: "You're offline" })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expectArrived(page, 'Lamp evening')
  })

  test('Without a network the last answer is shown, marked as stored', onPhone, async ({ page, context }) => {
    await openApp(page, '/gallery')
    await openApp(page, '/')
    await context.setOffline(true)
    await shownPage(page).getByRole('link', { name: 'All albums' }).click()
    const note = page.getByRole('status').filter({ hasText: "You're offline. Last updated at" })
    await expect(note).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Lamp evening' })).toBeVisible()
    // Stored data is refetched without a press once the network returns.
    await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Lamp evening' })).toBeVisible()
  })

  test('The app completes a server page that lacks an answer', onDesktop, async ({ page }) => {
    await page.route('/gallery', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: html.replace(/"albums":/, '"lost":') })
    })
    const asked = page.waitForRequest(galleryCall)
    await openApp(page, '/gallery')
    await asked
    await expect(page.getByRole('heading', { level: 2, name: 'Lamp evening' })).toBeVisible()
  })

  test('A page whose code fails to load says so, and Try again opens it', onPhone, async ({ page }) => {
    await page.route(/\/assets\/events\.page/, (route) => route.abort())
    await openApp(page, '/')
    await goToEvents(page)
    await expect(page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.unroute(/\/assets\/events\.page/)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expectArrived(page, 'Events')
  })

  test('A menu whose code fails to load stays closed, and the page stays', onPhone, async ({ page }) => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('side-menu'))
    await page.route(/\/assets\/side-menu/, (route) => route.abort())
    await openApp(page, '/')
    await menuOpener(page).click()
    await lost
    await shownPage(page).getByRole('link', { name: 'All albums' }).click()
    await expectArrived(page, 'Gallery')
  })
})
