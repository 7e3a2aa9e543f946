import { sql, type RawBuilder } from 'kysely'
import type { CartDoc } from './cart-doc.ts'

/**
 * Parts of a statement that empty a cart which was ordered, for who writes the order: contact, address and place stay for
 * the next one. The cart must be locked, and its change be told. `order` is what it became, for who looks at it elsewhere.
 */
export function emptiedCart(
  { name }: CartDoc,
  user: string,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Raw SQL: parts of the statement that writes the order.
  return sql`gone as (delete from "Cart Line" where parent = ${name}),
    emptied as (update "Cart" set version = version + 1, deliveries = null, coupon_code = null, payment_choice = null,
      ordered_as = ${order}, modified = clock_timestamp(), modified_by = ${user} where name = ${name})`
}
