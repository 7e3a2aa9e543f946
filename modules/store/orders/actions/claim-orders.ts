import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import {
  IDENTITY_VERIFIED,
  linkableSince,
  verifiedIdentityIn,
  type VerifiedIdentity,
} from '#framework/identity'
import { on } from '#framework/modules'
import { Order } from '../doctypes/order.doctype.ts'

/** More than any guest orders in the time. */
const MOST_CLAIMED = 100

/** Guests type their email address in any case: it is compared without regard to it. */
const placedAs = ({ phone, email }: VerifiedIdentity, since: string) => sql<{ name: string }>`
  select name from "Order"
  where "user" is null and creation > ${since}::timestamp and (phone = ${phone} or lower(email) = ${email})
  order by creation desc limit ${MOST_CLAIMED}`

/** Links a guest's orders to the account of whoever proved their phone number or email address. */
async function claimOrders(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const system = documents.asSystem()
  const orders = await system.statement(placedAs(verified, linkableSince(documents.now)), { reads: [Order] })
  for (const { name } of orders) await system.save(Order, name, { user: verified.user })
}

export const claimSubscription = on(IDENTITY_VERIFIED, 'orders.claim', ({ payload }, documents) =>
  claimOrders(documents, verifiedIdentityIn(payload)),
)
