import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { isGuest, type Caller } from '#framework/permissions'
import { orderErrors, changeErrors } from '../errors.ts'
import { Order } from './order.doctype.ts'
import { OrderLink } from './order-link.doctype.ts'
import { text, type Role } from '#framework/doctypes'
import { onlyRoles } from '#framework/modules'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { OrderRefund } from '../refund/order-refund.doctype.ts'
import { Return } from '../return/return.doctype.ts'

export const accessInput = { token: text(), name: text() }

/** What shows that an order may be opened: its token, that of a message's link, or its name for who made it signed in and for the office. */
interface OrderAccess {
  readonly token: string | null
  readonly name: string | null
}

/** True of the order `o` that a token opens: its own one, or that of a message's link. */
export function orderMatchesToken(token: string): RawBuilder<unknown> {
  const hash = hashSecret(token)
  return sql`(o.token_hash = ${hash} or o.name = (select "order" from "Order Link" where token_hash = ${hash}))`
}

/** One statement. */
function findByToken(documents: Documents, token: string): Promise<readonly { name: string }[]> {
  return documents
    .asSystem()
    .statement(sql<{ name: string }>`select o.name from "Order" o where ${orderMatchesToken(token)}`, {
      reads: [Order],
    })
}

async function findByName(documents: Documents, name: string): Promise<readonly { name: string }[]> {
  const { caller } = documents
  if (isGuest(caller)) return []
  const where = isOffice(caller) ? { name } : { name, user: caller.user }
  return documents.asSystem().find(Order, { where, fields: ['name'], limit: 1 })
}

/** Name of the order that is opened; refused without telling whether it is there. One statement. */
export async function requireOrderAccess(
  documents: Documents,
  { token, name }: OrderAccess,
): Promise<string> {
  const [found] =
    token !== null && isSecret(token)
      ? await findByToken(documents, token)
      : name !== null
        ? await findByName(documents, name)
        : []
  if (!found) throw orderErrors.wrong_token()
  return found.name
}

/**
 * What opens an order for a caller who was led to it by one of the same buyer: its name where he may use that, and of a
 * guest's order a new link. Nobody opens an account's order by a link.
 */
export async function createOpener(documents: Documents, order: string): Promise<string> {
  const [known] = await findByName(documents, order)
  if (known) return known.name
  const { user } = await documents.asSystem().get(Order, order)
  if (user !== null) throw orderErrors.wrong_token()
  return createOrderLink(documents, order)
}

/** A new link to an order for one message. Nobody can read it back. */
export async function createOrderLink(documents: Documents, order: string): Promise<string> {
  const token = randomSecret()
  await documents.asSystem().insert(OrderLink, { order, token_hash: hashSecret(token) })
  return token
}

export const onlyOffice = onlyRoles('System Manager', 'Store Manager', 'School Office')

/** Who orders for others, and sends them a link to pay by. */
const orderStaff: readonly Role[] = ['System Manager', 'Store Manager']

/** Who does for buyers what they ask for by telephone: whoever reads all orders. */
const officeStaff: readonly Role[] = [...orderStaff, 'School Office']

export const isOffice = ({ roles }: Caller): boolean => officeStaff.some((role) => roles.has(role))

export function requireStaff({ roles }: Caller): void {
  if (!orderStaff.some((role) => roles.has(role))) throw orderErrors.by_staff_alone()
}

export const documentHandlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

export const senders = onlyRoles('System Manager', 'Store Manager', 'Seller')

/** Whoever may move the parcel says as well that it does not arrive. */
export async function requireFulfilmentAccess(documents: Documents, name: string) {
  const parcel = await documents.get(Fulfilment, name)
  const rights = await documents.permissions(Fulfilment, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return parcel
}

export const refundDeciders = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

/** The store's people decide, and sellers of their own. */
export async function requireRefundAccess(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(OrderRefund, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_refund()
}

/** Money goes back for what the store sells: its managers decide, and sellers of their own. */
export async function requireReturnAccess(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(Return, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_return()
}
