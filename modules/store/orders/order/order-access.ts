import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { isGuest, type Caller } from '#framework/permissions'
import { orderErrors, changeErrors } from '../errors.ts'
import { Order } from './order.doctype.ts'
import { OrderLink } from './order-link.doctype.ts'
import { text, type RoleName } from '#framework/doctypes'
import { onlyRoles } from '#framework/modules'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { OrderRefund } from '../refund/order-refund.doctype.ts'
import { Return } from '../return/return.doctype.ts'

export const accessInput = { token: text(), name: text() }

/** Proof of access: the order's token, an order link's token, or the name for the signed-in buyer and the office. */
interface OrderAccess {
  readonly token: string | null
  readonly name: string | null
}

/** SQL condition: the token opens order `o`, as its own token or an order link's. */
export function orderMatchesToken(token: string): RawBuilder<unknown> {
  const hash = hashSecret(token)
  return sql`(o.token_hash = ${hash} or o.name = (select "order" from "Order Link" where token_hash = ${hash}))`
}

/** Finds the order by its own or a link's token. One statement. */
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

/**
 * Returns the name of the order that the token or user opens; a refusal does not reveal whether it exists. One
 * statement.
 */
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
 * Returns access to an order of the same buyer: its name if the caller may read it, or a new link to a guest's order.
 * An account's order is never opened by a link.
 */
export async function createOpener(documents: Documents, order: string): Promise<string> {
  const [known] = await findByName(documents, order)
  if (known) return known.name
  const { user } = await documents.asSystem().get(Order, order)
  if (user !== null) throw orderErrors.wrong_token()
  return createOrderLink(documents, order)
}

/** Creates an order link for one message; only its hash is stored. */
export async function createOrderLink(documents: Documents, order: string): Promise<string> {
  const token = randomSecret()
  await documents.asSystem().insert(OrderLink, { order, token_hash: hashSecret(token) })
  return token
}

export const onlyOffice = onlyRoles('System Manager', 'Store Manager', 'School Office')

const orderStaff: readonly RoleName[] = ['System Manager', 'Store Manager']

const officeStaff: readonly RoleName[] = [...orderStaff, 'School Office']

export const isOffice = ({ roles }: Caller): boolean => officeStaff.some((role) => roles.has(role))

export function requireStaff({ roles }: Caller): void {
  if (!orderStaff.some((role) => roles.has(role))) throw orderErrors.by_staff_alone()
}

export const documentHandlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

export const fulfilmentRoles = onlyRoles('System Manager', 'Store Manager', 'Seller')

/** Permits those who may update the package to report it undelivered. */
export async function requireFulfilmentAccess(documents: Documents, name: string) {
  const fulfilment = await documents.get(Fulfilment, name)
  const rights = await documents.permissions(Fulfilment, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return fulfilment
}

export const refundDeciders = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

export async function requireRefundAccess(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(OrderRefund, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_refund()
}

/** Permits refunds of a return to store managers and the selling business. */
export async function requireReturnAccess(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(Return, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_return()
}
