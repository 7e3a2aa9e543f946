import type { Documents } from '#framework/documents'
import type { Language } from '#framework/messages'
import { isGuest } from '#framework/permissions'
import { BackInStockAlert } from '../doctypes/back-in-stock-alert.doctype.ts'
import { variantOnSale } from '../doctypes/waited-for.queries.ts'
import { inventoryErrors } from '../errors.ts'

interface Wish {
  readonly variant: string
  /** Of a guest; whoever is signed in is told as he wishes to be. */
  readonly email: string | null
  /** In which he asked. */
  readonly language: Language
}

function recipientOf({ caller }: Documents, email: string | null) {
  if (!isGuest(caller)) return { user: caller.user, email: null, key: caller.user }
  if (email === null) throw inventoryErrors.no_address()
  return { user: null, email, key: email.toLowerCase() }
}

/** Notes down who wishes to be told of a variant; whoever waits already goes on waiting, and is told nothing else. */
export async function tellMeOf(documents: Documents, { variant, email, language }: Wish): Promise<void> {
  const { user, email: address, key } = recipientOf(documents, email)
  const sold = await variantOnSale(documents, variant)
  if (!sold) throw inventoryErrors.nothing_sold()
  if (sold.available > 0) throw inventoryErrors.in_stock(sold.title)
  const system = documents.asSystem()
  const slot = `${variant} ${key}`
  const [waiting] = await system.find(BackInStockAlert, { where: { slot }, fields: ['name'], limit: 1 })
  if (waiting) return
  await system.insert(BackInStockAlert, {
    ...{ product: sold.product, variant, user, email: address, slot },
    language: user === null ? language : null,
  })
}
