import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import { isGuest } from '#framework/permissions'
import { listSaleItems, type SaleItemKey } from '#store/catalog'
import { listsOf, lockLists, type ListsOf, insertList, insertItems } from './wishlist.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { itemKey, type SavedItem, type SavedList, FIRST_LIST, MAX_ITEMS, MAX_LISTS } from './saved-list.ts'

/** Limit of new guest lists per IP address; a school or a carrier shares one. */
const MAX_NEW_LISTS = 300
const MINUTE = 60

async function consumeGuestRateLimit({ documents, origin, site }: Context): Promise<void> {
  const key = `new wishlist from ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MAX_NEW_LISTS, seconds: MINUTE }
  const wait = await consumeRateLimit(site.database.kysely, [limit], documents.now)
  if (wait !== null) throw wishlistErrors.too_many(wait)
}

export interface CallerLists {
  readonly whose: ListsOf
  /** Token of a guest, possibly new; null for a signed-in caller. */
  readonly token: string | null
  readonly lists: readonly SavedList[]
}

/** Locks the caller's lists; a guest without any gets a token. */
export async function openLists(ctx: Context, token: string | null): Promise<CallerLists> {
  const { documents } = ctx
  const whose = listsOf(documents, token)
  const lists = await lockLists(documents, token)
  const isNew = isGuest(documents.caller) && lists.length === 0
  if (whose && !isNew) return { whose, token: isGuest(documents.caller) ? token : null, lists }
  await consumeGuestRateLimit(ctx)
  const made = randomSecret()
  return { whose: { token_hash: hashSecret(made) }, token: made, lists: [] }
}

function listNamed(lists: readonly SavedList[], name: string | null): SavedList | undefined {
  if (name === null) return lists[0]
  const found = lists.find((list) => list.name === name)
  if (!found) throw wishlistErrors.no_list()
  return found
}

async function itemFor(documents: Documents, pair: SaleItemKey): Promise<SavedItem> {
  const [item] = await listSaleItems(documents, [pair])
  if (!item?.is_sold) throw wishlistErrors.not_sold()
  const { variant, business, product, title, price: price_when_added } = item
  return { variant, business, product, title, price_when_added }
}

export async function newList(
  documents: Documents,
  { whose, lists }: CallerLists,
  list_name: string,
): Promise<void> {
  if (lists.length >= MAX_LISTS) throw wishlistErrors.too_many_lists(MAX_LISTS)
  requireFree(lists, list_name)
  if ((await insertList(documents, whose, list_name)) === null) throw wishlistErrors.same_name()
}

const folded = (text: string) => text.trim().toLowerCase()

export function requireFree(lists: readonly SavedList[], list_name: string): void {
  if (lists.some((list) => folded(list.list_name) === folded(list_name))) throw wishlistErrors.same_name()
}

export interface NewItem extends SaleItemKey {
  readonly token: string | null
  /** Defaults to the first list. */
  readonly list: string | null
}

export interface AddedItem {
  readonly wishlist_token: string | null
  readonly list: string
  readonly item_keys: readonly string[]
}

/** Adds an item to a list, creating the first one. Idempotent. */
export async function addToWishlist(ctx: Context, { token, list, ...pair }: NewItem): Promise<AddedItem> {
  const { documents } = ctx
  const item = await itemFor(documents, pair)
  const opened = await openLists(ctx, token)
  const found = listNamed(opened.lists, list)
  if (found && found.items.length >= MAX_ITEMS) throw wishlistErrors.too_many_items(MAX_ITEMS)
  const name = found?.name ?? (await insertList(documents, opened.whose, FIRST_LIST))
  // A concurrent first addition created the list.
  if (name === null) return addToWishlist(ctx, { token: opened.token, list, ...pair })
  await insertItems(documents, name, [item])
  const savedKeys = new Set([...opened.lists.flatMap(({ items }) => items), item].map(itemKey))
  return { wishlist_token: opened.token, list: name, item_keys: [...savedKeys] }
}
