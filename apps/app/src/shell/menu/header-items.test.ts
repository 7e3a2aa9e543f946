import { expect, test } from 'vitest'
import { headerItems } from './header-items.ts'

const item = (menu_label: string, redirect_url: string) => ({
  menu_label,
  redirect_url,
  icon: null,
  child_menu: [],
})

test('Additional menus follow the header’s own, each target once', () => {
  const menus = [item('Events', '/events')]
  const items = headerItems(menus, [
    { menu_label: 'Library', redirect_url: 'https://library.example.org' },
    { menu_label: 'Events again', redirect_url: '/events' },
  ])
  expect(items.map(({ menu_label }) => menu_label)).toEqual(['Events', 'Library'])
})

test('Without a header the menu shows the flagged entries only', () => {
  expect(headerItems([], [{ menu_label: 'Library', redirect_url: '/p/library' }])).toEqual([])
})
