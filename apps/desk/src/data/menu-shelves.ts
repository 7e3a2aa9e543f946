import { slugOf, type DeskType, type Shelf } from './desk-types.ts'

export interface ShelfOfTypes {
  name: Shelf
  types: DeskType[]
}

/** The order of the menu; the last is closed until somebody opens it. */
const order: readonly Shelf[] = ['organisation', 'store', 'money', 'people', 'messages', 'system']

const closedAtFirst: ReadonlySet<Shelf> = new Set(['system'])

/** The types by shelf; within one in the order in which the server names them. A shelf without types is left out. */
export function byShelf(types: readonly DeskType[]): ShelfOfTypes[] {
  return order
    .map((name) => ({ name, types: types.filter(({ shelf }) => shelf === name) }))
    .filter((shelf) => shelf.types.length > 0)
}

/** The type whose list, document or new document stands at an address of the desk; empty at any other place. */
export function slugAt(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  return decodeURIComponent(first === 'new' ? second : first)
}

/** `touched`: the shelves that this person opened or closed, against what they are at first. */
export const isOpen = (name: Shelf, touched: readonly string[]): boolean =>
  closedAtFirst.has(name) === touched.includes(name)

/** What is to be seen of a shelf: all of it, or, while it is closed, the place where one is. */
export const shownTypes = ({ types }: ShelfOfTypes, slug: string, isShelfOpen: boolean): DeskType[] =>
  isShelfOpen ? types : types.filter(({ name }) => slugOf(name) === slug)
