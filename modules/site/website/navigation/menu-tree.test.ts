import { expect, test } from 'vitest'
import { menuTree } from './navigation.queries.ts'

const row = (menu_label: string, parent_menu: string | null = null) => ({
  menu_label,
  redirect_url: `/${menu_label}`,
  parent_menu,
  icon: null,
})

const labels = (items: ReturnType<typeof menuTree>): unknown[] =>
  items.map(({ menu_label, child_menu }) =>
    child_menu.length > 0 ? [menu_label, labels(child_menu)] : menu_label,
  )

test('Menu entries follow their parent in the order written', () => {
  const tree = menuTree([row('shop'), row('clay', 'shop'), row('school'), row('books', 'shop')])
  expect(labels(tree)).toEqual([['shop', ['clay', 'books']], 'school'])
})

test('An entry with a missing parent is at the top level', () => {
  expect(labels(menuTree([row('clay', 'shop')]))).toEqual(['clay'])
})

test('Menu entries that refer to each other or themselves never form a cycle', () => {
  expect(labels(menuTree([row('a', 'a'), row('b', 'c'), row('c', 'b')]))).toEqual(['a'])
  const chain = [row('1'), row('2', '1'), row('3', '2'), row('4', '3')]
  expect(labels(menuTree(chain))).toEqual([['1', [['2', ['3']]]]])
})
