import type { Site } from '#framework/context'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import {
  linkableSince,
  OneTimeCode,
  randomSecret,
  type CodeAudience,
  type Contact,
} from '#framework/identity'
import { encrypt, decrypt } from '#framework/encryption'
import { datetimeIn } from '#meta'
import { Order } from '../order/order.doctype.ts'
import { networkOf, type RateLimit } from '#framework/rate-limit'

export interface OrderSearch {
  readonly id: string
  readonly order: string
  readonly contact: Contact
}

const FIND_ORDER = 'find-order'

const SEALED_FOR = 'order search'

const LIFETIME = 15 * 60 * 1000

/** The purpose names the order, so that a code is sent only to that order's contact. */
export const orderCodePurpose = ({ id, order }: Pick<OrderSearch, 'id' | 'order'>): string =>
  `${FIND_ORDER} ${order} ${id}`

/**
 * Creates an encrypted search that the client holds; the server stores none. The token is the same for existing and
 * unknown orders.
 */
export async function createOrderSearch(
  site: Site,
  { order, contact }: Omit<OrderSearch, 'id'>,
): Promise<OrderSearch & { readonly token: string }> {
  const id = randomSecret()
  const until = site.now().getTime() + LIFETIME
  return {
    id,
    order,
    contact,
    token: await encrypt(site, SEALED_FOR, JSON.stringify({ id, order, ...contact, until })),
  }
}

const textIn = (value: object, field: 'id' | 'order' | keyof Contact): string => {
  const text: unknown = Reflect.get(value, field)
  return typeof text === 'string' ? text : ''
}

function read(text: string): (OrderSearch & { readonly until: number }) | null {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('until' in value)) return null
  const { until } = value
  const field = textIn(value, 'field') === 'email' ? 'email' : 'phone'
  const contact = { field, value: textIn(value, 'value') } as const
  return typeof until === 'number'
    ? { id: textIn(value, 'id'), order: textIn(value, 'order'), contact, until }
    : null
}

/** Returns null for an expired, altered or invalid token. */
export async function readOrderSearch(site: Site, token: string): Promise<OrderSearch | null> {
  const text = await decrypt(site, SEALED_FOR, token)
  const search = text === null ? null : read(text)
  return search !== null && search.until > site.now().getTime() ? search : null
}

/**
 * Returns the guest's order of this number and contact, or null. Accounts must sign in, and contacts of orders older
 * than half a year may have a new owner. E-mail addresses match in any case.
 */
export async function findSearchedOrder(
  documents: Documents,
  { order, contact: { field, value } }: Pick<OrderSearch, 'order' | 'contact'>,
): Promise<string | null> {
  const since = linkableSince(documents.now)
  const isTheirs = field === 'phone' ? sql`phone = ${value}` : sql`lower(email) = ${value}`
  const [found] = await documents.asSystem().statement(
    sql<{ name: string }>`
      select name from "Order"
      where name = ${order} and ${isTheirs} and "user" is null and creation > ${since}::timestamp`,
    { reads: [Order] },
  )
  return found?.name ?? null
}

/** Sends codes to the contact of the searched order only. */
export const orderSearchAudience: CodeAudience = {
  purpose: FIND_ORDER,
  async includes(documents, contact, purpose) {
    const order = purpose.split(' ')[1] ?? ''
    return (await findSearchedOrder(documents, { order, contact })) !== null
  },
}

/** Deletes expired codes; each search creates one, also for an unknown order. */
export async function deleteExpiredSearchCodes(documents: Documents, timeZone: string): Promise<void> {
  const now = datetimeIn(timeZone, documents.now)
  await documents.asSystem().deleteWhere(OneTimeCode, {
    purpose: ['like', `${FIND_ORDER} %`],
    expires: ['<', now],
  })
}

const MINUTE = 60

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

interface Finding {
  readonly order: string
  /** E.164, or an e-mail address in lower case. */
  readonly sentTo: string
  readonly address: string | null
}

/**
 * Rate limits of a search. The limit per IP address is lower than the total, so that a stranger cannot exhaust the
 * buyer's own attempts; a carrier shares one address among many people.
 */
export function findOrderLimits({ order, sentTo, address }: Finding): readonly RateLimit[] {
  const network = networkOf(address)
  const fromHere =
    network === null
      ? []
      : [
          { key: `find order ${sentTo} from ${network} hour`, most: 3, seconds: HOUR },
          { key: `find order ${sentTo} from ${network} day`, most: 6, seconds: DAY },
          { key: `find order ${order} from ${network}`, most: 5, seconds: HOUR },
          { key: `find order from ${network}`, most: 100, seconds: 10 * MINUTE },
        ]
  return [
    ...fromHere,
    { key: `find order ${sentTo} hour`, most: 8, seconds: HOUR },
    { key: `find order ${sentTo} day`, most: 20, seconds: DAY },
    { key: `find order ${order}`, most: 20, seconds: HOUR },
  ]
}

/** Rate limits of codes per search. Only the holder of a search can try it, so nobody exhausts another's attempts. */
export function openFoundLimits(search: string): readonly RateLimit[] {
  return [{ key: `find order code ${search}`, most: 8, seconds: 10 * MINUTE }]
}
