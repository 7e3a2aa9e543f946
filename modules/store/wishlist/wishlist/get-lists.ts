import { anyone, method } from '#framework/modules'
import { translateResponse, type TranslationContext } from '#site/translations'
import { offered } from '#store/cart'
import { translateItem } from '#store/catalog'
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
  isTranslated: true,
  run: ({ input, documents, language }) => presentLists({ documents, language }, input.wishlist_token),
})

/** Reads catalogue and stock of all items. Two statements, and one for their translation. */
export async function loadOffers(context: TranslationContext, lists: readonly SavedList[]) {
  const all = new Map(lists.flatMap(({ items }) => items.map((item) => [itemKey(item), item] as const)))
  const offers = await offered(context.documents, [...all.values()])
  const shown = lists.map((list) => presentList(list, offers))
  return translateResponse(context, (translate) =>
    shown.map((list) => ({ ...list, items: list.items.map((item) => translateItem(item, translate)) })),
  )
}

/** Returns the caller's lists. Three statements. */
export async function presentLists(context: TranslationContext, token: string | null) {
  const lists = await readLists(context.documents, token)
  return { currency: 'INR' as const, lists: await loadOffers(context, lists) }
}

export const listInput = { list: text({ required: true, maxLength: 40 }), wishlist_token } as const

export const itemInput = { variant: text({ required: true }), business: text({ required: true }) } as const

export const list_name = text({ required: true, maxLength: 60 })
