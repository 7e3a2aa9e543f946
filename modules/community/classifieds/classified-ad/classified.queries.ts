import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { classifiedErrors } from '../errors.ts'
import { isAdVisible } from './ad-lifespan.rules.ts'
import { Classified } from './classified.doctype.ts'
import { toDecimal } from '#meta'

export type Ad = Doc<typeof Classified>

export const PAGE_SIZE = 24

const cardFields = [
  'name',
  'title',
  'category',
  'price',
  'city',
  'cover',
  'seller_name',
  'live_from',
] as const

interface AdQuery {
  readonly categories: readonly string[]
  readonly city: string | null
  readonly searchText: string | null
  readonly start: number
}

/** Returns visible advertisements, the newest first; one more than a page, to detect a next page. One statement. */
export function listVisibleAds(documents: Documents, { categories, city, searchText, start }: AdQuery) {
  return documents.asSystem().find(Classified, {
    where: {
      ...{ state: 'live', is_hidden: 0, category: ['in', categories] },
      expires_on: ['>=', documents.today],
      ...(city === null ? {} : { city }),
      ...(searchText === null ? {} : { title: ['like', `%${searchText}%`] }),
    },
    fields: cardFields,
    order_by: 'live_from desc, name desc',
    limit: PAGE_SIZE + 1,
    offset: start,
  })
}

/** Returns a public advertisement; the error does not reveal that a hidden one exists. */
export async function getVisibleAd(documents: Documents, name: string): Promise<Ad> {
  const system = documents.asSystem()
  const [found] = await system.find(Classified, { where: { name }, fields: ['name'], limit: 1 })
  const ad = found ? await system.get(Classified, name) : null
  if (ad === null || !isAdVisible(ad, documents.today)) throw classifiedErrors.not_available()
  return ad
}

/** Locks the caller's own advertisement until the end of the transaction; another person's is not found. */
export async function lockOwnAd(documents: Documents, name: string): Promise<Ad> {
  const system = documents.asSystem()
  const where = { name, seller: documents.caller.user }
  const [found] = await system.find(Classified, { where, fields: ['name'], limit: 1 })
  if (!found) throw classifiedErrors.not_yours()
  return system.lock(Classified, name)
}

interface AdRow {
  readonly name: string
  readonly title: string
  readonly category: string
  readonly price: number | null
  readonly city: string | null
  readonly cover: string | null
  readonly seller_name: string
  readonly live_from: string | null
}

/** An advertisement in a list. A null price is on request, 0 is free. */
export interface AdCard {
  readonly name: string
  readonly title: string
  readonly category: string
  readonly price: number | null
  readonly city: string | null
  readonly cover: string | null
  readonly seller_name: string
  readonly live_from: string | null
}

export function adCard({ name, title, category, price, city, cover, seller_name, live_from }: AdRow): AdCard {
  const amount = price === null ? null : toDecimal(price)
  return { name, title, category, price: amount, city, cover, seller_name, live_from }
}

/** Escapes LIKE wildcards in a search text; null for an empty one. */
export function escapeSearchText(text: string | null): string | null {
  const escaped = (text ?? '').trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)
  return escaped === '' ? null : escaped
}
