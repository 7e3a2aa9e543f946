import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { linkableSince, OneTimeCode, randomSecret, type CodeAudience } from '#framework/identity'
import { seal, unseal, type SealingPlace } from '#framework/sealing'
import { datetimeIn } from '#meta'
import { Order } from '../doctypes/order.doctype.ts'

/** Somebody looks for an order with its number and the phone number that it was placed with. */
export interface OrderSearch {
  readonly id: string
  readonly order: string
  /** E.164. */
  readonly phone: string
}

/** Where searches are sealed, and by which clock they end. */
interface SearchPlace extends SealingPlace {
  now(): Date
}

/** The first word of the purposes of their codes. */
const FIND_ORDER = 'find-order'

const SEALED_FOR = 'order search'
const LIFETIME = 15 * 60 * 1000

/** It names the order: a code goes to nobody whose number is not that order's. */
export const purposeOf = ({ id, order }: Pick<OrderSearch, 'id' | 'order'>): string =>
  `${FIND_ORDER} ${order} ${id}`

/** Nothing of a search is stored: its holder carries it, sealed. Whether there is such an order plays no part in it. */
export async function newSearch(
  site: SearchPlace,
  { order, phone }: Omit<OrderSearch, 'id'>,
): Promise<OrderSearch & { readonly token: string }> {
  const id = randomSecret()
  const until = site.now().getTime() + LIFETIME
  return {
    id,
    order,
    phone,
    token: await seal(site, SEALED_FOR, JSON.stringify({ id, order, phone, until })),
  }
}

const textIn = (value: object, field: keyof OrderSearch): string => {
  const text: unknown = Reflect.get(value, field)
  return typeof text === 'string' ? text : ''
}

function read(text: string): (OrderSearch & { readonly until: number }) | null {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('until' in value)) return null
  const { until } = value
  const search = { id: textIn(value, 'id'), order: textIn(value, 'order'), phone: textIn(value, 'phone') }
  return typeof until === 'number' ? { ...search, until } : null
}

/** Null for a token that is over, was changed, or is none. */
export async function openSearch(site: SearchPlace, token: string): Promise<OrderSearch | null> {
  const text = await unseal(site, SEALED_FOR, token)
  const search = text === null ? null : read(text)
  return search !== null && search.until > site.now().getTime() ? search : null
}

/**
 * The guest's order of this number and phone; null for none. An account's order opens by signing in alone, and one of more
 * than half a year ago does not open by its phone number, which may have another owner.
 */
export async function searchedOrder(
  documents: Documents,
  { order, phone }: Pick<OrderSearch, 'order' | 'phone'>,
): Promise<string | null> {
  const since = linkableSince(documents.now)
  const [found] = await documents.asSystem().statement(
    sql<{ name: string }>`
      select name from "Order"
      where name = ${order} and phone = ${phone} and "user" is null and creation > ${since}::timestamp`,
    { reads: [Order] },
  )
  return found?.name ?? null
}

/** Codes for a search go to the phone of the order that it names; to everybody else none is sent. */
export const orderSearchAudience: CodeAudience = {
  purpose: FIND_ORDER,
  async knows(documents, phone, purpose) {
    const order = purpose.split(' ')[1] ?? ''
    return (await searchedOrder(documents, { order, phone })) !== null
  },
}

/** Every search leaves a code, whether there is such an order or not: those whose time is over go. */
export async function clearSearches(documents: Documents, timeZone: string): Promise<void> {
  const now = datetimeIn(timeZone, documents.now)
  await documents.asSystem().statement(
    sql`delete from ${sql.table(OneTimeCode.name)}
      where purpose like ${`${FIND_ORDER} %`} and expires < ${now}::timestamp`,
    {},
  )
}
