import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isSecret, hashSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { orderMatchesToken, Order, Fulfilment } from '#store/orders'
import { ProductReview } from './product-review.doctype.ts'

export type Review = Doc<typeof ProductReview>

type Buyer = Parameters<typeof buyerKey>[0]

/** Identifies the buyer by order token or user; null for a stranger. At most one statement. */
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

/** Returns the name of a buyer's review of a product; null for none. One statement. */
export async function findReviewOfBuyer(
  system: Documents,
  product: string,
  buyer: string,
): Promise<string | null> {
  const where = { product, buyer }
  const [found] = await system.find(ProductReview, { where, fields: ['name'], limit: 1 })
  return found?.name ?? null
}

/** Returns the caller's review of a product, locked for a change. At most three statements. */
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

export interface PurchasedLine {
  readonly order: string
  readonly business: string
  readonly variant_label: string | null
  readonly contact_name: string
  readonly phone: string
  readonly user: string | null
}

/** SQL: orders `o` with lines `l` and packages `p`, delivered and not returned. */
export const deliveredLines = sql`
  from "Order" o
    join "Order Line" l on l.parent = o.name and l.parenttype = 'Order'
    join "Fulfilment" p on p.name = l.fulfilment and p.state = 'delivered'
  where l.quantity > l.cancelled_quantity + l.returned_quantity`

function buyerCondition(documents: Documents, token: string | null) {
  const { caller } = documents
  if (token !== null && isSecret(token)) return orderMatchesToken(token)
  return isGuest(caller) ? null : sql`o."user" = ${caller.user}`
}

/** Returns the caller's last delivered purchase of a product; null for none. One statement. */
export async function findPurchasedLine(
  documents: Documents,
  product: string,
  token: string | null,
): Promise<PurchasedLine | null> {
  const isBuyer = buyerCondition(documents, token)
  if (isBuyer === null) return null
  const [line] = await documents.asSystem().statement(
    sql<PurchasedLine>`
      select o.name as "order", l.business, l.variant_label, o.contact_name, o.phone, o."user" ${deliveredLines}
        and l.product = ${product} and ${isBuyer}
      order by p.delivered_at desc, o.name desc limit 1`,
    { reads: [Order, Fulfilment] },
  )
  return line ?? null
}

/** Identifies a buyer; a guest by the phone number of the order. */
export function buyerKey({ user, phone }: Pick<PurchasedLine, 'user' | 'phone'>): string {
  return hashSecret(user === null ? `bought with ${phone}` : `bought by ${user}`)
}

export interface ReviewOfReturnedItem {
  readonly review: string
}

/** Lists reviews of this order's products by buyers who have returned all units of every order. One statement. */
export function listReviewsOfReturnedItems(
  system: Documents,
  order: string,
): Promise<readonly ReviewOfReturnedItem[]> {
  return system.statement(
    sql<ReviewOfReturnedItem>`
      select r.name as review
      from "Order" mine
        join "Product Review" r on r.state in ('pending', 'published')
          and (r.author = mine."user" or mine."user" is null and r."order" in (
            select name from "Order" where phone = mine.phone and "user" is null))
      where mine.name = ${order}
        and r.product in (select product from "Order Line" where parent = mine.name and parenttype = 'Order')
        and not exists (
          select ${deliveredLines} and l.product = r.product
            and (o."user" = mine."user" or mine."user" is null and o."user" is null and o.phone = mine.phone))
      order by r.name`,
    {},
  )
}
