import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { keptLines } from './bought.queries.ts'

/** An order that came some days ago, with one thing of it that its buyer has not reviewed. */
export interface Invited {
  readonly order: string
  readonly user: string
  readonly title: string
  readonly route: string
}

/** A server that rested for some days catches up; what is older is past asking. */
const DAYS_BACK = 7

/** Orders of people who are signed in, after a name, all of whose parcels came so many days ago. One statement. */
export function invitedOrders(
  system: Documents,
  { days, after, limit }: { readonly days: number; readonly after: string; readonly limit: number },
): Promise<readonly Invited[]> {
  const last = sql`(${system.today}::date - ${days}::int)`
  return system.statement(
    sql<Invited>`
      select distinct on (o.name) o.name as "order", o."user", l.title, l.route ${keptLines}
        and o.name > ${after} and o."user" is not null
        and exists (select from "Product" sold where sold.name = l.product and sold.state = 'live')
        and p.delivered_at::date between ${last} - ${DAYS_BACK}::int and ${last}
        and not exists (select from "Parcel" other where other."order" = o.name
          and (other.state not in ('delivered', 'cancelled', 'returned', 'lost') or other.delivered_at::date > ${last}))
        and not exists (select from "Product Review" r where r.product = l.product and r.author = o."user")
      order by o.name, l.total desc, l.idx limit ${limit}`,
    {},
  )
}
