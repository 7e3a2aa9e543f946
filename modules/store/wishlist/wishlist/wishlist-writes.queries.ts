import type { Documents } from '#framework/documents'
import { WishlistLink } from '../share/wishlist-link.doctype.ts'
import { MOST_LINKS } from './limits.ts'
import { itemKey, type SavedItem, type SavedList } from './saved-list.rules.ts'
import type { ListsOf } from './wishlist.queries.ts'
import { Wishlist, WishlistItem } from './wishlist.doctype.ts'

/** Lists are written by the system in the name of the caller: whose they are, a user or a token has shown before. */
const systemOf = (documents: Documents) => documents.asSystemFor(documents.caller.user)

/** Makes a list of somebody's; answers its name, null when they have one of this name by now. One statement. */
export async function insertList(
  documents: Documents,
  whose: ListsOf,
  list_name: string,
): Promise<string | null> {
  const [made] = await systemOf(documents).insertMany(Wishlist, [{ ...whose, list_name }], {
    onConflict: 'skip',
  })
  return made?.name ?? null
}

/** Adds items to a list; what is on it stays as it is. One statement. */
export async function insertItems(
  documents: Documents,
  list: string,
  items: readonly SavedItem[],
): Promise<void> {
  const rows = items.map(({ variant, business, product, title, price_when_added }, index) => ({
    name: `${list}/${itemKey({ variant, business })}`,
    ...{ parent: list, parenttype: Wishlist.name, parentfield: 'items', idx: index + 1 },
    ...{ variant, business, product, title, price_when_added },
  }))
  await systemOf(documents).insertMany(WishlistItem, rows, { onConflict: 'skip' })
}

/** Removes an item from these lists. One statement. */
export async function deleteItems(
  documents: Documents,
  lists: readonly string[],
  { variant, business }: Pick<SavedItem, 'variant' | 'business'>,
): Promise<void> {
  await systemOf(documents).deleteWhere(WishlistItem, { parent: ['in', lists], variant, business })
}

/** A guest's list becomes the caller's own. One statement. */
export async function transferList(documents: Documents, list: string): Promise<void> {
  const { user } = documents.caller
  await systemOf(documents).updateWhere(Wishlist, { name: list }, { user, token_hash: null })
}

/** Another name for a list, and whether its owner's is shown. One statement. */
export async function renameList(
  documents: Documents,
  list: string,
  { list_name, shows_name }: Pick<SavedList, 'list_name' | 'shows_name'>,
): Promise<void> {
  await systemOf(documents).updateWhere(Wishlist, { name: list }, { list_name, shows_name })
}

/** Ends every link to a list. One statement. */
export async function deleteLinks(documents: Documents, list: string): Promise<void> {
  await systemOf(documents).deleteWhere(WishlistLink, { wishlist: list })
}

/** Deletes a list with its items and every link to it. Two statements. */
export async function deleteListRows(documents: Documents, list: string): Promise<void> {
  await deleteLinks(documents, list)
  await systemOf(documents).deleteWhere(Wishlist, { name: list })
}

/** A new link to a list; of too many the oldest end. Nobody can read it back. One statement, two where it has links. */
export async function insertLink(
  documents: Documents,
  { name, is_shared }: Pick<SavedList, 'name' | 'is_shared'>,
  token_hash: string,
): Promise<void> {
  const system = systemOf(documents)
  if (is_shared)
    await system.deleteWhere(
      WishlistLink,
      { wishlist: name },
      { order_by: 'creation desc', offset: MOST_LINKS - 1 },
    )
  await system.insertMany(WishlistLink, [{ wishlist: name, token_hash }])
}
