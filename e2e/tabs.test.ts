import { header, openApp } from './support/app.ts'
import { expect, onDesktop, test } from './support/test.ts'

test('The phone has four tabs at the bottom, each with its own page', async ({ page, isMobile }) => {
  await openApp(page, '/')
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  if (!isMobile) return expect(tabs).toBeHidden()
  const places = [
    ['Category', '/tabs/category'],
    ['Wishlist', '/tabs/wishlist'],
    ['Account', '/tabs/my-profile'],
    ['Home', '/tabs/home'],
  ] as const
  for (const [label, path] of places) {
    const tab = tabs.getByRole('link', { name: label })
    await tab.click()
    await expect(page).toHaveURL(path)
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
})

test(
  'The desktop has search, wishlist, cart, account and menu in its header',
  onDesktop,
  async ({ page }) => {
    await openApp(page, '/')
    const bar = header(page)
    await expect(bar.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/tabs/wishlist')
    await expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/yourcart')
    await expect(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/tabs/my-profile')
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible()
  },
)
