import { sql } from 'kysely'
import { User } from '#framework/identity'
import type { Documents } from '#framework/documents'
import type { SoldOrder } from '#store/orders'

type Buyer = Pick<SoldOrder, 'name' | 'user' | 'email' | 'phone' | 'address'>

/** Letters and digits of a delivery address, whose spelling differs. */
const addressKey = (address: ReturnType<typeof sql>) =>
  sql`lower(regexp_replace(concat(${address}->>'address_line1', ${address}->>'zipcode'), '[^[:alnum:]]', '', 'g'))`

/** True when a guardian of the affiliate's family bought, by account, phone number or email address. */
function isGuardianOfFamily(documents: Documents, affiliateUser: string, { user, email, phone }: Buyer) {
  // The family's module may not be imported; a site without it has no families.
  if (!documents.registry.find('Guardian')) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from "Guardian" own join "Guardian" other on other.family = own.family
    where (own."user" = ${affiliateUser} or own.phone = (select phone from "User" where name = ${affiliateUser}))
      and (other."user" = ${user}::text or other.phone = ${phone}::text or lower(other.email) = lower(${email}::text)))`
}

/**
 * True when the buyer is the affiliate, or of their household: the same account, email address or phone number, a delivery
 * address that the affiliate ordered to, or a guardian of the same family. One statement.
 */
export async function isBuyerRelated(
  system: Documents,
  affiliateUser: string,
  buyer: Buyer,
): Promise<boolean> {
  if (buyer.user === affiliateUser) return true
  const { name, email, phone, address } = buyer
  const [row] = await system.statement(
    sql<{ is_related: boolean }>`
      select (
        exists (select from ${sql.table(User.name)} u where u.name = ${affiliateUser}
          and (u.phone = ${phone}::text or lower(u.email) = lower(${email}::text)))
        or exists (select from "Order" o where o."user" = ${affiliateUser} and o.name <> ${name} and (
          o.phone = ${phone}::text or lower(o.email) = lower(${email}::text)
          or (${address}::jsonb is not null and o.address is not null
            and ${addressKey(sql`o.address::jsonb`)} = ${addressKey(sql`${address}::jsonb`)})))
        or ${isGuardianOfFamily(system, affiliateUser, buyer)}
      ) as is_related`,
    {},
  )
  return row?.is_related ?? false
}
