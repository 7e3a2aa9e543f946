import { atRest, swipe } from './support/app.ts'
import { openPicture, pictureCount } from './support/lightbox.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

const first = `1 / ${pictureCount}`
const second = `2 / ${pictureCount}`
const last = `${pictureCount} / ${pictureCount}`

test('Photos wrap around at both ends', onDesktop, async ({ page }) => {
  const { counter } = await openPicture(page, pictureCount)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(first)
  await atRest(page)
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText(last)
})

test('Desktops have next and previous buttons', onDesktop, async ({ page }) => {
  const { lightbox, counter } = await openPicture(page, 1)
  await lightbox.getByRole('button', { name: 'Next photo' }).click()
  await expect(counter).toHaveText(second)
  await lightbox.getByRole('button', { name: 'Previous photo' }).click()
  await expect(counter).toHaveText(first)
})

test('Phones hide controls, close icon and download', onPhone, async ({ page }) => {
  const { lightbox } = await openPicture(page, 1)
  await expect(lightbox.getByRole('button')).toHaveCount(0)
})

test('Desktops can download a photo', onDesktop, async ({ page }) => {
  const { lightbox } = await openPicture(page, 2)
  const download = page.waitForEvent('download')
  await lightbox.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.(webp|jpe?g|png)$/)
})

test('Escape closes the lightbox', onDesktop, async ({ page }) => {
  const { lightbox, opener } = await openPicture(page, 3)
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('The close button closes the lightbox, and focus returns to the photo', onDesktop, async ({ page }) => {
  const { lightbox, opener } = await openPicture(page, 3)
  await lightbox.getByRole('button', { name: 'Close photos' }).click()
  await expect(lightbox).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('A tap on the backdrop closes the lightbox', onPhone, async ({ page, isMobile }) => {
  const { lightbox } = await openPicture(page, 3)
  const box = await lightbox.locator('.yarl__slide_current img').boundingBox()
  const outside = { x: Math.max(4, (box?.x ?? 0) / 2), y: Math.max((box?.y ?? 0) / 2, 90) }
  if (isMobile) await page.touchscreen.tap(outside.x, outside.y)
  else await page.mouse.click(outside.x, (box?.y ?? 0) + 40)
  await expect(lightbox).toHaveCount(0)
})

test('Focus stays inside the open lightbox', onDesktop, async ({ page }) => {
  const { lightbox } = await openPicture(page, 1)
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press(step % 2 === 0 ? 'Tab' : 'Shift+Tab')
    expect(await lightbox.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
})

test(
  'At most ten photos are in the page, and two on each side are preloaded',
  onDesktop,
  async ({ page }) => {
    const { lightbox, counter } = await openPicture(page, 8)
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(`9 / ${pictureCount}`)
    const slides = lightbox.locator('.yarl__slide')
    await expect(slides).toHaveCount(5)
  },
)

test('The wheel does nothing', onDesktop, async ({ page }) => {
  const { counter, lightbox } = await openPicture(page, 1)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 600)
  await page.mouse.wheel(600, 0)
  // A change of picture would end before this key's own.
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(second)
  await expect(lightbox).toBeVisible()
})

test('A slide takes 400 ms and the backdrop 300 ms', onPhone, async ({ page }) => {
  const { lightbox } = await openPicture(page, 1)
  const durationOf = (name: string) =>
    lightbox.evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property).trim(),
      name,
    )
  expect(await durationOf('--yarl__fade_animation_duration')).toMatch(/^(300ms|0?\.3s)$/)
  await page.evaluate(() => {
    const durations: unknown[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      durations.push(typeof timing === 'object' ? timing.duration : timing)
      return animate.call(this, frames, timing)
    }
    Object.assign(window, { durations })
  })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate('durations')).toContain(400)
})

test.describe('By touch', () => {
  test('More than 50 px across goes to the next picture, fewer do not', onPhone, async ({ page }) => {
    const { counter } = await openPicture(page, 1)
    await swipe(page, { across: -40 })
    await swipe(page, { across: -70 })
    await expect(counter).toHaveText(second)
    await swipe(page, { across: 45 })
    await swipe(page, { across: 70 })
    await expect(counter).toHaveText(first)
  })

  for (const down of [-130, 130]) {
    test(
      `More than 100 px ${down < 0 ? 'upwards' : 'downwards'} closes, fewer do not`,
      onPhone,
      async ({ page }) => {
        const { lightbox, counter } = await openPicture(page, 1)
        await swipe(page, { down: (down / 130) * 95 })
        await swipe(page, { across: -70 })
        await expect(counter).toHaveText(second)
        await swipe(page, { down })
        await expect(lightbox).toHaveCount(0)
      },
    )
  }
})

test("The browser's back button closes the lightbox and stays on the album", onPhone, async ({ page }) => {
  const { lightbox, path } = await openPicture(page, 2)
  await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Kite and kolam morning' })).toBeVisible()
})

test('After closing the lightbox, back leads to the previous page', onDesktop, async ({ page }) => {
  await page.goto('/gallery')
  const { lightbox } = await openPicture(page, 2)
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
})

test.describe('With a photo that is missing', () => {
  test.use({ mayComplain: true })

  test("The lightbox shows the specification's message", onPhone, async ({ page }) => {
    await page.route(/width=1600/, (route) => route.abort())
    const { lightbox } = await openPicture(page, 1)
    await expect(lightbox.locator('.yarl__slide_current')).toHaveText('Oops... Failed to load content...')
    const words = lightbox.locator('.yarl__slide_current').getByRole('alert')
    const { width } = page.viewportSize() ?? { width: 0 }
    const box = await words.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(20)
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0)
  })
})
