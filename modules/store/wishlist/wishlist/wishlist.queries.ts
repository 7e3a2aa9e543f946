import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { wishlistErrors } from '../errors.ts'
import { type SavedList, MOST_LISTS, MOST_LINKS, itemKey, type SavedItem } from './saved-list.ts'
import { Wishlist, WishlistItem } from './wishlist.doctype.ts'
import { WishlistLink } from '../share/wishlist-link.doctype.ts'

/** Whose lists: a user's, or those that a guest's token opens. */
export type ListsOf = { readonly user: string } | { readonly token_hash: string }

/** Null for a guest without a token: he has no list. */
export function listsOf({ caller }: Documents, token: string | null): ListsOf | null {
  if (!isGuest(caller)) return { user: caller.user }
  return token !== null && isSecret(token) ? { token_hash: hashSecret(token) } : null
}

const ownedBy = (whose: ListsOf): RawBuilder<unknown> =>
  'user' in whose ? sql`w."user" = ${whose.user}` : sql`w.token_hash = ${whose.token_hash}`

const items = sql`coalesce((
  select json_agg(json_build_object('variant', i.variant, 'business', i.business, 'product', i.product, 'title', i.title,
    'price_when_added', i.price_when_added) order by i.creation desc, i.name)
  from "Wishlist Item" i where i.parent = w.name), '[]')`

const columns = sql`w.name, w.list_name, w.shows_name,
  (exists (select from "Wishlist Link" l where l.wishlist = w.name))::int as is_shared, ${items} as items`

/** Somebody's lists with what is on them, the oldest first. One statement. */
function read(documents: Documents, whose: ListsOf): Promise<readonly SavedList[]> {
  const kind = 'user' in whose ? 'user' : 'token'
  return documents
    .asSystem()
    .statement(
      prepared<SavedList>(
        `wishlist.read by ${kind}`,
        sql`select ${columns} from "Wishlist" w where ${ownedBy(whose)} order by w.creation, w.name limit ${MOST_LISTS}`,
      ),
      { reads: [Wishlist, WishlistLink] },
    )
}

/** The caller's lists. One statement, or none. */
export async function readLists(documents: Documents, token: string | null): Promise<readonly SavedList[]> {
  const whose = listsOf(documents, token)
  return whose === null ? [] : read(documents, whose)
}

/** Those that have lists wait here for each other: what is read after the lock is what the one before left. */
async function lock(documents: Documents, whose: ListsOf): Promise<readonly SavedList[]> {
  const owned = ownedBy(whose)
  await documents
    .asSystem()
    .statement(sql`select w.name from "Wishlist" w where ${owned} order by w.name for no key update`, {})
  return read(documents, whose)
}

/** As `readLists`, locked until the end of the transaction. */
export async function lockLists(documents: Documents, token: string | null): Promise<readonly SavedList[]> {
  const whose = listsOf(documents, token)
  return whose === null ? [] : lock(documents, whose)
}

/** As `lockLists`, of a guest's token whoever asks. */
export const lockGuestLists = (documents: Documents, token_hash: string): Promise<readonly SavedList[]> =>
  lock(documents, { token_hash })

/** One of the caller's lists, with all of them locked. */
export async function lockList(documents: Documents, token: string | null, name: string): Promise<SavedList> {
  const found = (await lockLists(documents, token)).find((list) => list.name === name)
  if (!found) throw wishlistErrors.no_list()
  return found
}

interface SharedList extends SavedList {
  readonly owner_name: string | null
}

/** The list that a link opens; its owner's name where he agreed. One statement. */
export async function readShared(documents: Documents, token: string): Promise<SharedList> {
  if (!isSecret(token)) throw wishlistErrors.wrong_link()
  const [list] = await documents.asSystem().statement(
    prepared<SharedList>(
      'wishlist.shared',
      sql`select ${columns}, case when w.shows_name = 1 then u.full_name end as owner_name
        from "Wishlist Link" opened join "Wishlist" w on w.name = opened.wishlist left join "User" u on u.name = w."user"
        where opened.token_hash = ${hashSecret(token)}`,
    ),
    { reads: [Wishlist, WishlistLink] },
  )
  if (!list) throw wishlistErrors.wrong_link()
  return list
}

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
