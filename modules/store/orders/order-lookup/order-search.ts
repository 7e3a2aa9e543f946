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
import { seal, unseal } from '#framework/encryption'
import { datetimeIn } from '#meta'
import { Order } from '../order/order.doctype.ts'
import { networkOf, type RateLimit } from '#framework/rate-limit'

/** Somebody looks for an order with its number and the phone number or email address that it was placed with. */
export interface OrderSearch {
  readonly id: string
  readonly order: string
  readonly contact: Contact
}

/** The first word of the purposes of their codes. */
const FIND_ORDER = 'find-order'

const SEALED_FOR = 'order search'

const LIFETIME = 15 * 60 * 1000

/** It names the order: a code goes to nobody whose contact is not that order's. */
export const codePurpose = ({ id, order }: Pick<OrderSearch, 'id' | 'order'>): string =>
  `${FIND_ORDER} ${order} ${id}`

/** Nothing of a search is stored: its holder carries it, sealed. Whether there is such an order plays no part in it. */
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
    token: await seal(site, SEALED_FOR, JSON.stringify({ id, order, ...contact, until })),
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

/** Null for a token that is over, was changed, or is none. */
export async function readOrderSearch(site: Site, token: string): Promise<OrderSearch | null> {
  const text = await unseal(site, SEALED_FOR, token)
  const search = text === null ? null : read(text)
  return search !== null && search.until > site.now().getTime() ? search : null
}

/**
 * The guest's order of this number and contact; null for none. An account's order opens by signing in alone, and one of
 * more than half a year ago does not open by its contact, which may have another owner. Guests type their email address in
 * any case: it is compared without regard to it.
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

/** Codes for a search go to the phone or mailbox of the order that it names; to everybody else none is sent. */
export const orderSearchAudience: CodeAudience = {
  purpose: FIND_ORDER,
  async knows(documents, contact, purpose) {
    const order = purpose.split(' ')[1] ?? ''
    return (await findSearchedOrder(documents, { order, contact })) !== null
  },
}

/** Every search leaves a code, whether there is such an order or not: those whose time is over go. */
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
  /** E.164, or an email address in lower case. */
  readonly sentTo: string
  readonly address: string | null
}

/**
 * How often an order may be looked for. What one network asks for a contact or an order is less than what may be asked for it
 * in all: whoever asks for a stranger's order leaves its buyer a way in. A carrier shares an address among many people.
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

/** How often the code of one search may be tried. Only who holds the search can try it, so nobody uses up another's tries. */
export function openFoundLimits(search: string): readonly RateLimit[] {
  return [{ key: `find order code ${search}`, most: 8, seconds: 10 * MINUTE }]
}
