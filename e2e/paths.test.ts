import { expectArrived, expectAwake, openApp, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'
import { parent, signIn } from './support/wire.ts'

const homePaths = ['/', '/home', '/tabs/home', '/mobile/home', '/tabs', '/no-such-stall', '/p/no-such-page']

test('Home is at each of its paths and at unknown paths', onPhone, async ({ page }) => {
  for (const path of homePaths) {
    await openApp(page, path)
    await expect(shownPage(page).getByRole('heading', { level: 1 }), path).toHaveText('The fair is open.')
  }
})

test('An unknown path inside the app leads to home', onPhone, async ({ page }) => {
  await openApp(page, '/gallery')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/no-such-stall'
    document.querySelector('.ion-page .page-body')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/tabs/home')
  await expectArrived(page, 'The fair is open.')
})

test('A feature that is not built says it is coming soon', onPhone, async ({ page }) => {
  for (const path of ['/whysellwithus', '/coming-soon']) {
    await openApp(page, path)
    await expect(page).toHaveURL(path)
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shownPage(page).getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

test('Policy paths show the published pages', onPhone, async ({ page }) => {
  for (const path of ['/about-us', '/terms-condition', '/privacy-policy', '/cancellation-policy']) {
    await openApp(page, path)
    await expect(page).toHaveURL(path)
    await expect(shownPage(page).getByRole('heading', { level: 1 })).not.toHaveText('The fair is open.')
  }
})

test.describe('When something does not exist', () => {
  test.use({ mayComplain: true })

  test('A deleted event says so, with status 404', onPhone, async ({ page }) => {
    expect((await page.request.get('/category/no-such-stall')).status()).toBe(404)
    const answer = await page.goto('/event-detail/EVT-99999')
    expect(answer?.status()).toBe(404)
    await expectAwake(page)
    await expect(page.getByRole('heading', { name: /is no longer available$/ })).toBeVisible()
    await expect(page).toHaveTitle(/^This event is no longer available - /)
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible()
  })

  test(
    'A restricted album asks a guest to sign in, and then says who may see it',
    onPhone,
    async ({ page }) => {
      const answer = await page.goto('/gallery-detail/G-99999')
      expect(answer?.status()).toBe(404)
      await expectAwake(page)
      const signInLink = shownPage(page).getByRole('link', { name: 'Sign in', exact: true })
      await expect(signInLink).toHaveAttribute('href', /^\/sign-in\?next=%2Fgallery-detail%2FG-99999/)
      await signIn(page.request, parent)
      await openApp(page, '/gallery-detail/G-99999')
      await expect(page.getByRole('heading', { name: /is no longer available$/ })).toBeVisible()
    },
  )
})

test('Each address in the sitemap is a page, and may be indexed', onPhone, async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(50)
  const kinds = new Map(paths.map((path) => [path.split('/').slice(0, 2).join('/'), path]))
  for (const path of kinds.values()) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const html = await answer.text()
    expect([path, answer.status()]).toEqual([path, 200])
    expect(/<link rel="canonical" href="https?:\/\/[^/"]+(\/[^"]*)"/.exec(html)?.[1]).toBe(path)
    expect(html).not.toContain('content="noindex"')
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
})
