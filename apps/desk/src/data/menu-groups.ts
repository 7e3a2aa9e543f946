import { slugOf, type DeskType, type MenuGroupName } from './document/desk-types.ts'

export interface MenuGroup {
  name: MenuGroupName
  types: DeskType[]
}

/** The order of the menu; the last is closed until somebody opens it. */
const order: readonly MenuGroupName[] = ['organisation', 'store', 'money', 'people', 'messages', 'system']

const closedAtFirst: ReadonlySet<MenuGroupName> = new Set(['system'])

/** The types by shelf; within one in the order in which the server names them. A shelf without types is left out. */
export function groupTypes(types: readonly DeskType[]): MenuGroup[] {
  return order
    .map((name) => ({ name, types: types.filter(({ section: group }) => group === name) }))
    .filter((group) => group.types.length > 0)
}

/** The type whose list, document or new document stands at an address of the desk; empty at any other place. */
export function slugAt(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  return decodeURIComponent(first === 'new' ? second : first)
}

/** `touched`: the shelves that this person opened or closed, against what they are at first. */
export const isOpen = (name: MenuGroupName, touched: readonly string[]): boolean =>
  closedAtFirst.has(name) === touched.includes(name)

/** What is to be seen of a shelf: all of it, or, while it is closed, the place where one is. */
export const shownTypes = ({ types }: MenuGroup, slug: string, isGroupOpen: boolean): DeskType[] =>
  isGroupOpen ? types : types.filter(({ name }) => slugOf(name) === slug)
