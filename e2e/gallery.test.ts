import { expectArrived, openApp, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'

const title = 'Kite and kolam morning'

test('the gallery shows every album with its cover, title and number of pictures', async ({ page }) => {
  await openApp(page, '/gallery')
  const albums = shownPage(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(albums).toHaveCount(9)
  for (const album of await albums.all()) {
    await expect(album.getByText(/^\d+ pictures$/)).toBeVisible()
    await album.scrollIntoViewIfNeeded()
    await expect(album.locator('img')).toHaveJSProperty('complete', true)
    await expect(album.locator('.is-missing')).toHaveCount(0)
  }
})

test('an album shows its pictures, and the way back leads to the gallery', async ({ page, isMobile }) => {
  await openApp(page, '/gallery')
  await shownPage(page).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/gallery-detail\/G-\d+$/)
  await expectArrived(page, title)
  await expect(page.getByRole('link', { name: /^Open picture \d+ of 16/ })).toHaveCount(16)
  await expect(page).toHaveTitle(`${title} - Asha`)
  const way = isMobile
    ? page.getByRole('link', { name: 'Back' })
    : page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Gallery' })
  await way.click()
  await expect(page).toHaveURL('/gallery')
  await expectArrived(page, 'Gallery')
})

test('who comes back to the gallery finds it where they left it', async ({ page }) => {
  await openApp(page, '/gallery')
  const last = shownPage(page).getByRole('link', { name: 'Science fair' })
  await last.scrollIntoViewIfNeeded()
  const content = shownPage(page).locator('ion-content .inner-scroll')
  const position = await content.evaluate((element) => element.scrollTop)
  expect(position).toBeGreaterThan(0)
  await last.click()
  await expectArrived(page, 'Science fair')
  await page.goBack()
  await expectArrived(page, 'Gallery')
  await expect.poll(() => content.first().evaluate((element) => element.scrollTop)).toBe(position)
})

test('an album without pictures says so', onPhone, async ({ page }) => {
  await page.route(/\/api\/resource\/Gallery\/G-/, async (route) => {
    const answer = await route.fetch()
    const { data }: { data: object } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, gallery: [] } } })
  })
  await openApp(page, '/gallery')
  await shownPage(page).getByRole('link', { name: title }).click()
  await expect(page.getByText('This album is still empty')).toBeVisible()
})
