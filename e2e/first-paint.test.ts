import { expectAwake, openApp, scrollPosition, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'
import { nameOf } from './support/wire.ts'

interface PublicPage {
  noun: string
  path: (names: { album: string; event: string }) => string
  heading: string | RegExp
  link: RegExp
  structuredData: string
}

const publicPages: readonly PublicPage[] = [
  {
    noun: 'home',
    path: () => '/',
    heading: 'The fair is open.',
    link: /^Clay$/,
    structuredData: 'Organization',
  },
  {
    noun: 'the gallery',
    path: () => '/gallery',
    heading: 'Gallery',
    link: /^Lamp evening/,
    structuredData: '',
  },
  {
    noun: 'an album',
    path: ({ album }) => `/gallery-detail/${album}`,
    heading: 'Kite and kolam morning',
    link: /^Open photo 1 of 16: The first ones are up$/,
    structuredData: 'ImageGallery',
  },
  {
    noun: 'an event',
    path: ({ event }) => `/event-detail/${event}`,
    heading: 'Kite and kolam morning',
    link: /^Register$/,
    structuredData: 'Event',
  },
  { noun: 'about us', path: () => '/p/about-us', heading: /\w/, link: /^Home$/, structuredData: '' },
]

async function namesIn(request: Parameters<typeof nameOf>[0]) {
  const title = 'Kite and kolam morning'
  return { album: await nameOf(request, 'Gallery', title), event: await nameOf(request, 'Asha Event', title) }
}

function kindOf(structuredData: string): string | undefined {
  const parsed: { '@type'?: string } = JSON.parse(structuredData)
  return parsed['@type']
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { noun, path, heading, link, structuredData } of publicPages) {
    test(`${noun} is a complete page before any script runs`, onPhone, async ({ page, request }) => {
      await page.goto(path(await namesIn(request)))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('link', { name: link }).first()).toHaveAttribute('href', /^\/./)
      await expect(page).toHaveTitle(/Asha/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\//)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const kinds = data.map(kindOf)
      if (structuredData !== '') expect(kinds).toContain(structuredData)
    })
  }

  test('Home shows prices', onPhone, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByText(/^₹\d/).first()).toBeVisible()
  })

  test('An event shows its ticket prices', onPhone, async ({ page, request }) => {
    const { event } = await namesIn(request)
    await page.goto(`/event-detail/${event}`)
    const tickets = page.getByRole('complementary', { name: 'Tickets' })
    await expect(tickets.getByRole('term')).toHaveText([/^Child/, /^Under 5/, /^Adult/, /^Family of four/])
    await expect(tickets.getByRole('definition')).toHaveText(['₹150', 'Free', '₹200', '₹550'])
  })
})

for (const { noun, path } of publicPages) {
  test(`${noun} does not shift during hydration`, async ({ page, request }) => {
    const address = path(await namesIn(request))
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    await openApp(page, address)
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate('shifts.reduce((sum, shift) => sum + shift, 0)')).toBeLessThan(0.001)
  })
}

test('The scroll position survives hydration', onPhone, async ({ page }) => {
  const { promise: mayStart, resolve: start } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayStart
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const shell = page.locator('#shell')
  await expect(shell.getByRole('heading', { level: 1 })).toBeVisible()
  await shell.evaluate((element) => element.scrollTo({ top: 900, behavior: 'instant' }))
  start(undefined)
  await expectAwake(page)
  // Rounding to device pixels may move the position by one.
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - 900)).toBeLessThanOrEqual(1)
})

test("The page's content security policy blocks foreign scripts", onPhone, async ({ request }) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers()
  const scripts = policy.split('; ').find((line) => line.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/)
  expect(policy).toContain("object-src 'none'")
})
