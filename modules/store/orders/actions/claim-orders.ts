import type { Documents } from '#framework/documents'
import { IDENTITY_VERIFIED, leftUnder, verifiedIdentityIn, type VerifiedIdentity } from '#framework/identity'
import { on } from '#framework/modules'
import { Order } from '../doctypes/order.doctype.ts'

/** More than any guest orders in the time. */
const MOST_CLAIMED = 100

const fields = { phone: 'phone', email: 'email' } as const

/** Links a guest's orders to the account of whoever proved their phone number or email address. */
async function claimOrders(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const system = documents.asSystem()
  const left = await leftUnder(documents, Order, { ...verified, fields })
  const orders = await system.find(Order, {
    where: { name: ['in', left], user: null },
    fields: ['name'],
    limit: MOST_CLAIMED,
  })
  for (const { name } of orders) await system.save(Order, name, { user: verified.user })
}

export const claimSubscription = on(IDENTITY_VERIFIED, 'orders.claim', ({ payload }, documents) =>
  claimOrders(documents, verifiedIdentityIn(payload)),
)
