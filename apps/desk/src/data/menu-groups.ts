import { slugOf, type DeskType, type MenuGroupName } from './document/desk-types.ts'

export interface MenuGroup {
  name: MenuGroupName
  types: DeskType[]
}

/** Order of the menu; the last group is closed by default. */
const order: readonly MenuGroupName[] = ['organisation', 'store', 'money', 'people', 'messages', 'system']

const closedAtFirst: ReadonlySet<MenuGroupName> = new Set(['system'])

export function groupTypes(types: readonly DeskType[]): MenuGroup[] {
  return order
    .map((name) => ({ name, types: types.filter(({ section: group }) => group === name) }))
    .filter((group) => group.types.length > 0)
}

export function slugAt(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  return decodeURIComponent(first === 'new' ? second : first)
}

/** Returns whether a group is open; `touched` lists the groups that the user toggled from their default. */
export const isOpen = (name: MenuGroupName, touched: readonly string[]): boolean =>
  closedAtFirst.has(name) === touched.includes(name)

export const shownTypes = ({ types }: MenuGroup, slug: string, isGroupOpen: boolean): DeskType[] =>
  isGroupOpen ? types : types.filter(({ name }) => slugOf(name) === slug)
