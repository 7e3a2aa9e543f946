import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide, openApp, shownPage, openMenu } from './support/app.ts'
import { card, deskColours, makeDocument, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, signIn } from './support/wire.ts'

const tongues = [
  {
    code: 'hi',
    name: 'हिन्दी',
    menu: ['दुकान', 'कार्यक्रम'],
    home: ['मेला खुल गया है।', 'श्रेणी से खरीदें'],
    category: 'मिट्टी',
    event: 'पाट्टी की कहानियों का घेरा',
  },
  {
    code: 'ta',
    name: 'தமிழ்',
    menu: ['கடை', 'நிகழ்ச்சிகள்'],
    home: ['சந்தை திறந்துவிட்டது.', 'வரவிருப்பவை'],
    category: 'களிமண்',
    event: 'பாட்டியின் கதை வட்டம்',
  },
]

for (const { code, name, menu, home, category, event } of tongues) {
  test(`A person who chooses ${name} reads menus, headings and categories in it`, async ({ page }) => {
    const opened = await openMenu(page)
    await opened.getByRole('button', { name }).click()
    const entries = opened.locator('.menu__sideMenuEntries').first().locator('> li')
    for (const entry of menu) await expect(entries.filter({ hasText: entry }).first()).toBeVisible()
    await expect(opened.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await openApp(page, '/')
    const shown = shownPage(page)
    for (const heading of home) await expect(shown.getByRole('heading', { name: heading })).toBeVisible()
    await expect(shown.getByRole('link', { name: category, exact: true })).toBeVisible()
    if (isWide(page)) await expect(shown.locator('.canopy__canopy nav').getByRole('link')).toContainText(menu)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await openApp(page, '/events')
    await shownPage(page).getByRole('link', { name: event }).first().click()
    await expect(shownPage(page).getByRole('heading', { level: 1, name: event })).toBeVisible()
  })

  test(`The server renders its page in ${name} for those who ask for it`, onPhone, async ({ request }) => {
    const headerSets: readonly Record<string, string>[] = [
      { 'accept-language': code },
      { 'accept-language': 'en', cookie: `preferred_language=${code}` },
    ]
    for (const headers of headerSets) {
      const html = await (await request.get('/', { headers })).text()
      for (const heading of home) expect(html).toContain(heading)
      expect(html).toContain(category)
      expect(await (await request.get('/events', { headers })).text()).toContain(event)
    }
  })
}

test('A page changes language in place, and back', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  const heading = (text: string) =>
    shownPage(page).getByRole('heading', { level: 1, name: text, includeHidden: true })
  await expect(heading('The fair is open.')).toBeAttached()
  await menu.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(heading('मेला खुल गया है।')).toBeAttached()
  await menu.getByRole('button', { name: 'English' }).click()
  await expect(heading('The fair is open.')).toBeAttached()
})

test(
  'Tamil labels of header and tabs are not cut off at 320 px and 200% text size',
  onPhone,
  async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'preferred_language', value: 'ta', url: baseURL ?? '' }])
    await openApp(page, '/volunteer')
    const texts = shownPage(page)
      .locator('.canopy__barTitle')
      .or(page.locator('.tabs__tabs a > span:last-child'))
    await expect(texts).toHaveCount(5)
    const cut = () =>
      texts.evaluateAll((all) =>
        all.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      )
    for (const width of [390, 320])
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width, height: 800 })
        await page.locator('html').evaluate((html, letters) => (html.style.fontSize = letters), size)
        expect(await cut(), `${width} pixels, letters of ${size}`).toEqual([])
        const { y = 0, height = 1 } = (await page.locator('.skip').first().boundingBox()) ?? {}
        expect(y + height, 'the link to the content stays out of sight').toBeLessThanOrEqual(0)
      }
  },
)

test(
  'The office translates a page in its form, and readers see the translation',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, office)
    const title = unique('Open day')
    const route = title.toLowerCase().replaceAll(' ', '-')
    const name = await makeDocument(page, 'Web Page', { title, route, published: 1 })
    await page.goto(`/desk/web-page/${name}`)
    const translations = card(page, 'Translations')
    await expect(translations.getByRole('listitem')).toHaveText([/0 of 1/, /0 of 1/])
    await translations.getByRole('button', { name: 'Translate' }).click()
    const sheet = page.getByRole('dialog', { name: `Translate ${title}` })
    await sheet.getByRole('textbox', { name: 'हिन्दी' }).fill('खुला दिन')
    await sheet.getByRole('textbox', { name: 'தமிழ்' }).focus()
    await expect(sheet.getByText('Saved')).toBeVisible()
    await expectAccessibleInEveryLight(page, deskColours)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(translations.getByRole('listitem')).toHaveText([/1 of 1/, /0 of 1/])
    const html = await (await page.request.get(`/p/${route}?language=hi`)).text()
    expect(html).toContain('खुला दिन')
  },
)
