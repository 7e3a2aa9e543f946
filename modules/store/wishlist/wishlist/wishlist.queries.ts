import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { wishlistErrors } from '../errors.ts'
import { type SavedList, MAX_LISTS, MAX_LINKS, itemKey, type SavedItem } from './saved-list.ts'
import { Wishlist, WishlistItem } from './wishlist.doctype.ts'
import { WishlistLink } from '../share/wishlist-link.doctype.ts'

/** Owner: a user, or the hash of a guest's token. */
export type ListsOf = { readonly user: string } | { readonly token_hash: string }

/** Returns null for a guest without a token. */
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

/** Reads the owner's lists with items, the oldest first. One statement. */
function read(documents: Documents, whose: ListsOf): Promise<readonly SavedList[]> {
  const kind = 'user' in whose ? 'user' : 'token'
  return documents
    .asSystem()
    .statement(
      prepared<SavedList>(
        `wishlist.read by ${kind}`,
        sql`select ${columns} from "Wishlist" w where ${ownedBy(whose)} order by w.creation, w.name limit ${MAX_LISTS}`,
      ),
      { reads: [Wishlist, WishlistLink] },
    )
}

/** Returns the caller's lists. At most one statement. */
export async function readLists(documents: Documents, token: string | null): Promise<readonly SavedList[]> {
  const whose = listsOf(documents, token)
  return whose === null ? [] : read(documents, whose)
}

/** Locks the owner, then reads, so that the lists are current after the wait. */
async function lock(documents: Documents, whose: ListsOf): Promise<readonly SavedList[]> {
  const owned = ownedBy(whose)
  await documents
    .asSystem()
    .statement(sql`select w.name from "Wishlist" w where ${owned} order by w.name for no key update`, {})
  return read(documents, whose)
}

/** Does the same as `readLists`, locked until the end of the transaction. */
export async function lockLists(documents: Documents, token: string | null): Promise<readonly SavedList[]> {
  const whose = listsOf(documents, token)
  return whose === null ? [] : lock(documents, whose)
}

/** Does the same as `lockLists` for a guest's token, also for a signed-in caller. */
export const lockGuestLists = (documents: Documents, token_hash: string): Promise<readonly SavedList[]> =>
  lock(documents, { token_hash })

/** Returns one of the caller's lists, with all of them locked. */
export async function lockList(documents: Documents, token: string | null, name: string): Promise<SavedList> {
  const found = (await lockLists(documents, token)).find((list) => list.name === name)
  if (!found) throw wishlistErrors.no_list()
  return found
}

interface SharedList extends SavedList {
  readonly owner_name: string | null
}

/** Returns a shared list, with its owner's name if shown. One statement. */
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

/** Writes as the system on behalf of the caller, whose ownership is already checked. */
const systemOf = (documents: Documents) => documents.asSystemFor(documents.caller.user)

/** Creates a list; returns its name, or null for a duplicate name. One statement. */
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

/** Adds items and leaves existing ones unchanged. One statement. */
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

/** Transfers a guest's list to the caller. One statement. */
export async function transferList(documents: Documents, list: string): Promise<void> {
  const { user } = documents.caller
  await systemOf(documents).updateWhere(Wishlist, { name: list }, { user, token_hash: null })
}

/** Changes the name of a list and the visibility of its owner. One statement. */
export async function renameList(
  documents: Documents,
  list: string,
  { list_name, shows_name }: Pick<SavedList, 'list_name' | 'shows_name'>,
): Promise<void> {
  await systemOf(documents).updateWhere(Wishlist, { name: list }, { list_name, shows_name })
}

/** Deletes all links to a list. One statement. */
export async function deleteLinks(documents: Documents, list: string): Promise<void> {
  await systemOf(documents).deleteWhere(WishlistLink, { wishlist: list })
}

/** Deletes a list with its items and links. Two statements. */
export async function deleteListRows(documents: Documents, list: string): Promise<void> {
  await deleteLinks(documents, list)
  await systemOf(documents).deleteWhere(Wishlist, { name: list })
}

/**
 * Creates a link to a list and deletes the oldest above the limit; only the hash is stored. One statement, two with
 * existing links.
 */
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
      { order_by: 'creation desc', offset: MAX_LINKS - 1 },
    )
  await system.insertMany(WishlistLink, [{ wishlist: name, token_hash }])
}
