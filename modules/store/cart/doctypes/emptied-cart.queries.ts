import { sql, type RawBuilder } from 'kysely'
import type { CartDoc } from '../rules/cart-doc.ts'

/**
 * Parts of a statement that empty a cart which was ordered, for who writes the order: contact, address and place stay for
 * the next one. The cart must be locked, and its change be told.
 */
export function emptiedCart({ name }: CartDoc, user: string): RawBuilder<unknown> {
  return sql`gone as (delete from "Cart Line" where parent = ${name}),
    emptied as (update "Cart" set version = version + 1, deliveries = null, coupon_code = null, payment_choice = null,
      modified = clock_timestamp(), modified_by = ${user} where name = ${name})`
}
