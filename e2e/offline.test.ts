import { expectArrived, expectAwake, openApp, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow', mayComplain: true })

test('A visited page opens offline, marked as stored', onPhone, async ({ page, context }) => {
  const worker = context.waitForEvent('serviceworker')
  await openApp(page, '/gallery')
  await shownPage(page).getByRole('heading', { level: 1 }).click()
  await worker
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await openApp(page, '/gallery')
  await context.setOffline(true)
  await page.reload()
  await expectAwake(page)
  await expectArrived(page, 'Gallery')
  await expect(page.getByRole('heading', { level: 2, name: 'Lamp evening' })).toBeVisible()
  const note = page.getByText("You're offline. Last updated at").first()
  await expect(note).toBeVisible()
  await expect(page.locator('#start-failed')).toBeHidden()
  await context.setOffline(false)
  await expect(note).toBeHidden()
})

test('Pressing a key preloads what works offline, as a touch does', onPhone, async ({ page, context }) => {
  const worker = context.waitForEvent('serviceworker')
  await openApp(page, '/gallery')
  await page.keyboard.press('Tab')
  await worker
})
