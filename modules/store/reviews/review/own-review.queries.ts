import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { orderMatchesToken, Order } from '#store/orders'
import { buyerKey } from './purchase.queries.ts'
import { ProductReview } from './product-review.doctype.ts'

export type Review = Doc<typeof ProductReview>

type Buyer = Parameters<typeof buyerKey>[0]

/** Who shows the token of an order, or is signed in; null for a stranger. At most one statement. */
async function findBuyer(documents: Documents, token: string | null): Promise<Buyer | null> {
  const { caller } = documents
  if (token === null) return isGuest(caller) ? null : { user: caller.user, phone: '' }
  if (!isSecret(token)) return null
  const [order] = await documents
    .asSystem()
    .statement(sql<Buyer>`select o."user", o.phone from "Order" o where ${orderMatchesToken(token)}`, {
      reads: [Order],
    })
  return order ?? null
}

/** The name of a buyer's review of a product; null while he wrote none. One statement. */
export async function findReviewOfBuyer(
  system: Documents,
  product: string,
  buyer: string,
): Promise<string | null> {
  const where = { product, buyer }
  const [found] = await system.find(ProductReview, { where, fields: ['name'], limit: 1 })
  return found?.name ?? null
}

/** The caller's own review of a product, under its lock where it is to be changed. At most three statements. */
export async function findOwnReview(
  documents: Documents,
  {
    product,
    token,
    isLocked,
  }: { readonly product: string; readonly token: string | null; readonly isLocked: boolean },
): Promise<Review | null> {
  const buyer = await findBuyer(documents, token)
  if (buyer === null) return null
  const system = documents.asSystem()
  const name = await findReviewOfBuyer(system, product, buyerKey(buyer))
  if (name === null) return null
  return isLocked ? system.lock(ProductReview, name) : system.get(ProductReview, name)
}
