import type { Documents } from '#framework/documents'
import { offered } from '#store/cart'
import { readLists } from './wishlist.queries.ts'
import { itemKey, presentList, type SavedList } from './saved-list.rules.ts'

/** Lists with what the catalogue and the stock say of what is on them. Two statements, however many there are. */
export async function loadOffers(documents: Documents, lists: readonly SavedList[]) {
  const all = new Map(lists.flatMap(({ items }) => items.map((item) => [itemKey(item), item] as const)))
  const offers = await offered(documents, [...all.values()])
  return lists.map((list) => presentList(list, offers))
}

/** All lists of the caller. Three statements. */
export async function presentLists(documents: Documents, token: string | null) {
  return { currency: 'INR' as const, lists: await loadOffers(documents, await readLists(documents, token)) }
}
