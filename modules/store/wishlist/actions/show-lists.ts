import type { Documents } from '#framework/documents'
import { offered } from '#store/cart'
import { readLists } from '../doctypes/wishlist.queries.ts'
import { itemKey, shownList, type KeptList } from '../rules/kept-list.ts'

/** Lists with what the catalogue and the stock say of what is on them. Two statements, however many there are. */
export async function withOffers(documents: Documents, lists: readonly KeptList[]) {
  const all = new Map(lists.flatMap(({ items }) => items.map((item) => [itemKey(item), item] as const)))
  const offers = await offered(documents, [...all.values()])
  return lists.map((list) => shownList(list, offers))
}

/** All lists of the caller. Three statements. */
export async function showLists(documents: Documents, token: string | null) {
  return { currency: 'INR' as const, lists: await withOffers(documents, await readLists(documents, token)) }
}
