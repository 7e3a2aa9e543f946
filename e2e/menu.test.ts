import { menuOpener, openedMenu, openMenu } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

test('The side menu opens at the start on phones and at the end on desktops', async ({ page, isMobile }) => {
  const menu = await openMenu(page)
  const list = menu.locator('.menu__sideMenu')
  await expect(menu).toHaveJSProperty('side', isMobile ? 'start' : 'end')
  const edge = () =>
    list.evaluate((element, isStart) => {
      const box = element.getBoundingClientRect()
      return Math.round(isStart ? box.left : document.documentElement.clientWidth - box.right)
    }, isMobile)
  await expect.poll(edge).toBe(0)
})

test('The side menu is black', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  await expect(menu.locator('.menu__sideMenu')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
})

test('The side menu holds the items of the header and leads to them', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  const entries = menu.locator('.menu__sideMenuEntries').first().locator('> li')
  await expect(entries).toHaveText([
    /^Shop/,
    'Events',
    'Gallery',
    /^School/,
    'Volunteer',
    'Message board',
    'Classifieds',
    'Jobs',
    'About us',
    'Contact us',
  ])
  await menu.getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(menu).toBeHidden()
})

test("The menu shows the specification's entries and the organisation's", onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  for (const [name, path] of [
    ['MyCart', '/yourcart'],
    ['Orders', '/my-orders'],
    ['Profile', '/tabs/my-profile'],
    ['Wishlist', '/tabs/wishlist'],
    ['Wallet', '/tabs/wallet'],
    ['Reward Points', '/reward-points'],
    ['Blogs', '/blog-list'],
    ['Become A Seller', '/whysellwithus'],
    ['Affiliate program', '/affiliate-program'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(menu.getByRole('link', { name: 'Be a Volunteer' })).toBeInViewport()
})

test('Nested entries expand', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  const campus = menu.getByRole('link', { name: 'The campus' })
  await expect(campus).toBeHidden()
  await menu.getByText('School', { exact: true }).first().click()
  await campus.click()
  await expect(page).toHaveURL('/p/campus')
})

test('On phones, which show no footer, the menu links the policies', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  for (const name of ['Terms', 'Privacy'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await menu.getByRole('link', { name: 'Cancellation', exact: true }).click()
  await expect(page).toHaveURL('/cancellation-policy')
})

test('On phones the menu ends with the two registrations', onPhone, async ({ page, isMobile }) => {
  const menu = await openMenu(page)
  const volunteer = menu.getByRole('link', { name: 'Be a Volunteer' })
  const student = menu.locator('.menu__sideMenuEnd').getByRole('link', { name: 'Student Registration' })
  if (!isMobile) {
    await expect(volunteer).toHaveCount(0)
    return expect(student).toHaveCount(0)
  }
  await expect(volunteer).toHaveAttribute('href', '/register-form/student-volunteer')
  await expect(student).toHaveAttribute('href', '/register-form/student')
  await student.click()
  await expect(page).toHaveURL('/register-form/student')
})

test('The two buttons never cover a focused entry', onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  for (const entry of await menu
    .locator('.menu__sideMenuEntries')
    .getByRole('link')
    .filter({ visible: true })
    .all()) {
    await entry.focus()
    await expect
      .poll(() =>
        entry.evaluate((link) => {
          const { left, top, bottom } = link.getBoundingClientRect()
          return [top + 2, bottom - 2].map((y) => link.contains(document.elementFromPoint(left + 20, y)))
        }),
      )
      .toEqual([true, true])
  }
})

test("'Connect with us' shows the networks that are set, each in a new tab", onPhone, async ({ page }) => {
  const menu = await openMenu(page)
  await expect(menu.getByRole('heading', { name: 'Connect with us' })).toBeVisible()
  const networks = menu.getByRole('list', { name: 'Connect with us' }).getByRole('link')
  await expect(networks).toHaveCount(4)
  for (const network of await networks.all()) {
    await expect(network).toHaveAttribute('target', '_blank')
    await expect(network).toHaveAttribute('rel', /noopener/)
  }
})

test("Without a network there is no 'Connect with us'", onDesktop, async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const links = /"(facebook_link|instagram_link|youtube_link|linked_in)":"[^"]*"/g
    await route.fulfill({ response: answer, body: html.replace(links, '"$1":null') })
  })
  const menu = await openMenu(page)
  await expect(menu.getByRole('heading', { name: 'Connect with us' })).toHaveCount(0)
})

test('The menu closes by its button and by Escape, and returns the focus', onDesktop, async ({ page }) => {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await expect(menuOpener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await openedMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuOpener(page)).toBeFocused()
})
