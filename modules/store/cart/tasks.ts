import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { task } from '#framework/tasks'
import { Cart } from './cart/cart.doctype.ts'

const EVERY_NIGHT = '30 2 * * *'
const AT_ONCE = 5000

/** Days of retention since the last change: a guest's cart, a guest's empty cart, a user's cart. */
const days = { guest: 90, empty: 2, user: 730 } as const

interface Forgotten {
  readonly name: string
}

const before = (documents: Documents, count: number) =>
  sql`(${documents.now.toISOString()}::timestamptz at time zone current_setting('TimeZone') - make_interval(days => ${count}))`

/** Deletes abandoned carts and their lines, because they hold personal addresses. One statement. */
async function forget(documents: Documents): Promise<void> {
  // Raw SQL: passes over carts that are locked, and asks for each kind another age.
  await documents.statement(
    sql<Forgotten>`
      with old as (
        select c.name from "Cart" c where case when c."user" is not null then c.modified < ${before(documents, days.user)}
          when exists (select from "Cart Line" l where l.parent = c.name) then c.modified < ${before(documents, days.guest)}
          else c.modified < ${before(documents, days.empty)} end
        order by c.modified limit ${AT_ONCE} for update skip locked
      ), lines as (delete from "Cart Line" where parent in (select name from old))
      delete from "Cart" where name in (select name from old) returning name`,
    { changes: (rows) => rows.map(({ name }) => ({ type: Cart.name, name, kind: 'deleted' as const })) },
  )
}

export const cartTasks = [task('cart.forget', (_payload, { documents }) => forget(documents), EVERY_NIGHT)]
