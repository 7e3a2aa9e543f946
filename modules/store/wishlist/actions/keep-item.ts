import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { networkOf, takeTurns } from '#framework/limits'
import type { Origin, Surroundings } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { saleItems, type SalePair } from '#store/catalog'
import { listsOf, lockLists, type ListsOf } from '../doctypes/wishlist.queries.ts'
import { makeList, putOnList } from '../doctypes/wishlist-writes.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { itemKey, type KeptItem, type KeptList } from '../rules/kept-list.ts'
import { FIRST_LIST, MOST_ITEMS, MOST_LISTS } from '../rules/limits.ts'

/** Who calls, from where. */
export interface Calling {
  readonly documents: Documents
  readonly origin: Origin
  readonly site: Surroundings
}

/** New lists of guests of one address: a school or a carrier shares it. */
const MOST_NEW_LISTS = 300
const MINUTE = 60

async function requireTurn({ documents, origin, site }: Calling): Promise<void> {
  const key = `new wishlist from ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MOST_NEW_LISTS, seconds: MINUTE }
  const wait = await takeTurns(site.database.kysely, [limit], documents.now)
  if (wait !== null) throw wishlistErrors.too_many(wait)
}

export interface Lists {
  readonly whose: ListsOf
  /** Of a guest, who may be new; null for whoever is signed in. */
  readonly token: string | null
  readonly lists: readonly KeptList[]
}

/** The caller's lists, locked; a guest without any is given a token. */
export async function openLists(calling: Calling, token: string | null): Promise<Lists> {
  const { documents } = calling
  const whose = listsOf(documents, token)
  const lists = await lockLists(documents, token)
  const isNew = isGuest(documents.caller) && lists.length === 0
  if (whose && !isNew) return { whose, token: isGuest(documents.caller) ? token : null, lists }
  await requireTurn(calling)
  const made = randomSecret()
  return { whose: { token_hash: hashSecret(made) }, token: made, lists: [] }
}

function listNamed(lists: readonly KeptList[], name: string | null): KeptList | undefined {
  if (name === null) return lists[0]
  const found = lists.find((list) => list.name === name)
  if (!found) throw wishlistErrors.no_list()
  return found
}

async function itemFor(documents: Documents, pair: SalePair): Promise<KeptItem> {
  const [item] = await saleItems(documents, [pair])
  if (!item?.is_sold) throw wishlistErrors.not_sold()
  const { variant, business, product, title, price: price_kept } = item
  return { variant, business, product, title, price_kept }
}

/** A new list of the caller's; two of one name would be one to him. */
export async function newList(
  documents: Documents,
  { whose, lists }: Lists,
  list_name: string,
): Promise<void> {
  if (lists.length >= MOST_LISTS) throw wishlistErrors.too_many_lists(MOST_LISTS)
  requireFree(lists, list_name)
  if ((await makeList(documents, whose, list_name)) === null) throw wishlistErrors.same_name()
}

const folded = (text: string) => text.trim().toLowerCase()

export function requireFree(lists: readonly KeptList[], list_name: string): void {
  if (lists.some((list) => folded(list.list_name) === folded(list_name))) throw wishlistErrors.same_name()
}

export interface Keeping extends SalePair {
  readonly token: string | null
  /** The first unless told. */
  readonly list: string | null
}

export interface Kept {
  readonly wishlist_token: string | null
  readonly list: string
  /** Keys (`{variant}/{business}`) of all that the caller keeps. */
  readonly kept: readonly string[]
}

/** Keeps something on one of the caller's lists; a first one is made. Kept twice, it is there once. */
export async function keepItem(calling: Calling, { token, list, ...pair }: Keeping): Promise<Kept> {
  const { documents } = calling
  const item = await itemFor(documents, pair)
  const opened = await openLists(calling, token)
  const found = listNamed(opened.lists, list)
  if (found && found.items.length >= MOST_ITEMS) throw wishlistErrors.too_many_items(MOST_ITEMS)
  const name = found?.name ?? (await makeList(documents, opened.whose, FIRST_LIST))
  // Two first things at once: the other one made the list.
  if (name === null) return keepItem(calling, { token: opened.token, list, ...pair })
  await putOnList(documents, name, [item])
  const kept = new Set([...opened.lists.flatMap(({ items }) => items), item].map(itemKey))
  return { wishlist_token: opened.token, list: name, kept: [...kept] }
}
