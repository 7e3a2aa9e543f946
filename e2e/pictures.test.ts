import { openApp, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'

const placeholder = '/assets/placeholder.svg'

const covers = [
  { title: 'None', cover: null, source: placeholder },
  {
    title: 'Own',
    cover: '/files/gallery-lamp-evening-01.webp',
    source: '/files/gallery-lamp-evening-01.webp?width=640',
  },
  {
    title: 'Relative',
    cover: 'files/gallery-lamp-evening-02.webp',
    source: '/files/gallery-lamp-evening-02.webp?width=640',
  },
  {
    title: 'Elsewhere',
    cover: 'https://pictures.example.org/a.png',
    source: 'https://pictures.example.org/a.png',
  },
  { title: 'Asset', cover: '/assets/objects/pot.svg', source: '/assets/objects/pot.svg' },
  { title: 'Lost', cover: '/files/no-such-picture.webp', source: placeholder },
]

test.use({ mayComplain: true })

test(
  'Pictures get the store host, keep absolute addresses, and fall back to the yellow placeholder',
  onPhone,
  async ({ page }) => {
    const pot = await (await page.request.get('/assets/objects/pot.svg')).body()
    await page.route(/pictures\.example\.org/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: pot }),
    )
    await page.route(/\/api\/resource\/Gallery\?/, (route) =>
      route.fulfill({
        json: {
          data: covers.map(({ title, cover }) => ({
            name: title,
            title,
            cover_image: cover,
            picture_count: 1,
          })),
        },
      }),
    )
    await openApp(page, '/')
    await shownPage(page).getByRole('link', { name: 'All albums' }).click()
    for (const { title, source } of covers) {
      const album = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
      await album.scrollIntoViewIfNeeded()
      await expect(album.locator('img')).toHaveAttribute('src', source)
      await expect(album.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
      await expect(album.locator('.is-missing')).toHaveCount(source === placeholder ? 1 : 0)
    }
  },
)
