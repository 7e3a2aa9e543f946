import { anyone, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { offered } from '#store/cart'
import { readLists } from './wishlist.queries.ts'
import { itemKey, presentList, type SavedList } from './saved-list.ts'
import { text } from '#framework/doctypes'

/** A guest's token; ignored for a signed-in caller. */
export const wishlist_token = text({ maxLength: 60 })

/** Returns the caller's lists at current prices. Writes nothing. Three statements. */
export const getLists = method({
  access: anyone,
  input: { wishlist_token },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  run: ({ input, documents }) => presentLists(documents, input.wishlist_token),
})

/** Reads catalogue and stock of all items. Two statements. */
export async function loadOffers(documents: Documents, lists: readonly SavedList[]) {
  const all = new Map(lists.flatMap(({ items }) => items.map((item) => [itemKey(item), item] as const)))
  const offers = await offered(documents, [...all.values()])
  return lists.map((list) => presentList(list, offers))
}

/** Returns the caller's lists. Three statements. */
export async function presentLists(documents: Documents, token: string | null) {
  return { currency: 'INR' as const, lists: await loadOffers(documents, await readLists(documents, token)) }
}

export const listInput = { list: text({ required: true, maxLength: 40 }), wishlist_token } as const

export const itemInput = { variant: text({ required: true }), business: text({ required: true }) } as const

export const list_name = text({ required: true, maxLength: 60 })
