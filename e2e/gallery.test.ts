import sharp from 'sharp'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { deskColours, makeDocument, unique } from './support/desk.ts'
import { office, signIn } from './support/wire.ts'

const title = 'Kite and kolam morning'

test('The gallery shows each album with cover, title and number of photos', async ({ page }) => {
  await openApp(page, '/gallery')
  const albums = shownPage(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(albums).toHaveCount(9)
  for (const album of await albums.all()) {
    await expect(album.getByText(/^\d+ photos$/)).toBeVisible()
    await album.scrollIntoViewIfNeeded()
    await expect(album.locator('img')).toHaveJSProperty('complete', true)
    await expect(album.locator('.is-missing')).toHaveCount(0)
  }
})

test('An album shows its photos and links back to the gallery', async ({ page, isMobile }) => {
  await openApp(page, '/gallery')
  await shownPage(page).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/gallery-detail\/G-\d+$/)
  await expectArrived(page, title)
  await expect(page.getByRole('link', { name: /^Open photo \d+ of 16/ })).toHaveCount(16)
  await expect(page).toHaveTitle(`${title} - Asha`)
  const galleryLink = isMobile
    ? page.getByRole('link', { name: 'Back' })
    : page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Gallery' })
  await galleryLink.click()
  await expect(page).toHaveURL('/gallery')
  await expectArrived(page, 'Gallery')
})

test('Going back to the gallery restores the scroll position', onPhone, async ({ page }) => {
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

test('An empty album says so', onPhone, async ({ page }) => {
  await page.route(/\/api\/resource\/Gallery\/G-/, async (route) => {
    const answer = await route.fetch()
    const { data }: { data: object } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, gallery: [] } } })
  })
  await openApp(page, '/gallery')
  await shownPage(page).getByRole('link', { name: title }).click()
  await expect(page.getByText('This album is empty')).toBeVisible()
})

const many = 500

test(
  'Of 500 photos only those near the viewport load, as thumbnails, without layout shift',
  onPhone,
  async ({ page }) => {
    await page.route(/\/api\/resource\/Gallery\/G-/, async (route) => {
      const answer = await route.fetch()
      const { data }: { data: { gallery: object[] } } = await answer.json()
      const rows = Array.from({ length: many }, (_, index) => ({
        ...data.gallery[index % data.gallery.length],
        ...{ name: `row-${String(index)}`, idx: index + 1, display_order: index },
        ...{ image__video: `/files/many-${String(index)}.png`, image: null, thumb: null },
      }))
      await route.fulfill({ response: answer, json: { data: { ...data, gallery: rows } } })
    })
    const [picture] = await drawImages(1)
    const asked = new Set<string>()
    await page.route(/\/files\/many-/, (route) => {
      asked.add(route.request().url())
      return route.fulfill({ contentType: 'image/png', body: picture?.buffer ?? '' })
    })
    await openApp(page, '/gallery')
    await shownPage(page).getByRole('link', { name: title }).click()
    await expectArrived(page, title)
    const pictures = shownPage(page).locator('.gallery__pictures')
    await expect(pictures.locator('li')).toHaveCount(many)
    await expect(pictures.getByRole('link')).toHaveCount(many)
    await expect(pictures.locator('img').nth(3)).not.toHaveJSProperty('naturalWidth', 0)
    expect(asked.size).toBeLessThan(60)
    const shown = pictures.locator('img').nth(2)
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
    expect(await shown.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\?width=(160|320)$/)

    // Lazy pictures have reserved space, so the layout does not shift.
    const last = pictures.locator('li').last()
    const before = await last.evaluate((one: HTMLElement) => one.offsetTop)
    await last.scrollIntoViewIfNeeded()
    await expect(last.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    expect(await last.evaluate((one: HTMLElement) => one.offsetTop)).toBe(before)
    await last.getByRole('link').click()
    const lightbox = page.getByRole('dialog', { name: `Photos of ${title}` })
    await expect(lightbox.locator('.yarl__counter')).toHaveText(`${String(many)} / ${String(many)}`)
    await expect(lightbox.locator('.yarl__slide')).toHaveCount(5)
  },
)

const family = { usr: 'parent@asha.example', pwd: 'asha-demo' }

test("A parent sees albums for members and for their child's class", onPhone, async ({ page }) => {
  await signIn(page.request, family)
  await openApp(page, '/gallery')
  await shownPage(page).getByRole('link', { name: 'Class 4 at the weavers' }).click()
  await expectArrived(page, 'Class 4 at the weavers')
  await expect(page.getByRole('link', { name: /^Open photo 1 of/ }).first()).toBeVisible()
  const first = shownPage(page).locator('.gallery__pictures img').first()
  await expect(first).toHaveJSProperty('complete', true)
  await expect(first).not.toHaveJSProperty('naturalWidth', 0)
  expect(await first.getAttribute('src')).toMatch(/^\/private\/files\//)
  await page.context().clearCookies()
  expect(await (await page.request.get(page.url())).text()).not.toContain('Class 4 at the weavers')
})

async function drawImages(count: number) {
  const seed = Math.floor(Math.random() * 200)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: seed, g: index * 9, b: Math.floor(Math.random() * 255) }
      const image = sharp({ create: { width: 240, height: 180, channels: 3, background } })
      return { name: `day-${String(index)}.png`, mimeType: 'image/png', buffer: await image.png().toBuffer() }
    }),
  )
}

test(
  'Photos are uploaded to an album, a person is tagged, and without consent nobody else sees the photo',
  onDesktop,
  async ({ page, context }) => {
    await signIn(page.request, office)
    const title = unique('Sports')
    const album = await makeDocument(page, 'Gallery', { title, published: 1, visibility: 'members' })
    await page.goto(`/desk/gallery/${album}`)
    await page.getByRole('button', { name: 'Photos and people' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.locator('input[type=file][multiple]').setInputFiles(await drawImages(12))
    await expect(page.getByText('12 of 12 files')).toBeVisible()
    const boxes = page.getByRole('checkbox', { name: /^Select photo/ })
    await expect(boxes).toHaveCount(12)
    await boxes.nth(2).check()
    await page.getByLabel('Find student').fill('Sameer')
    await page.getByRole('checkbox', { name: 'Sameer N' }).check()
    await page.getByRole('button', { name: 'Tag in 1 photo' }).click()
    await expect(page.getByText('Hidden, no consent: Sameer N')).toBeVisible()
    await expectAccessibleInEveryLight(page, deskColours)

    await context.clearCookies()
    await signIn(page.request, family)
    await openApp(page, '/gallery')
    await shownPage(page).getByRole('link', { name: title }).click()
    await expectArrived(page, title)
    await expect(page.getByRole('link', { name: /^Open photo \d+ of 11/ })).toHaveCount(11)
    await expectAccessible(page)
  },
)
