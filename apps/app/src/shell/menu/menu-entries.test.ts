import { expect, test } from 'vitest'
import { enabledEntries, otherEntries, flaggedEntries } from './menu-entries.ts'

const item = (menu_label: string, redirect_url: string) => ({
  menu_label,
  redirect_url,
  icon: null,
  child_menu: [],
})

test('Wallet, gift cards and reward points are off until the website turns them on', () => {
  const paths = enabledEntries(undefined).map(({ path }) => path)
  expect(paths).toHaveLength(flaggedEntries.length - 3)
  expect(paths).not.toContain('/tabs/wallet')
  expect(enabledEntries({ enable_wallet: 1 }).map(({ path }) => path)).toContain('/tabs/wallet')
})

test('Each menu entry follows its own flag', () => {
  expect(enabledEntries({ enable_cart_menu: 0 }).map(({ path }) => path)).not.toContain('/yourcart')
})

test('The specification’s entries stay next to the organisation’s items, each target once', () => {
  const shop = { ...item('Shop', '/p/shop'), child_menu: [item('All products', '/tabs/category')] }
  const paths = otherEntries([shop, item('Contact us', '/contact-us')], undefined).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/yourcart', '/my-orders', '/tabs/my-profile', '/blog-list', '/whysellwithus']),
  )
  for (const path of ['/tabs/category', '/contact-us']) expect(paths).not.toContain(path)
})
