import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { task, taskInSteps } from '#framework/tasks'
import { Cart } from './cart/cart.doctype.ts'
import { sendReminders } from './reminder/send-reminders.ts'

const EVERY_NIGHT = '30 2 * * *'
const AT_ONCE = 5000

/** Days of retention since the last change: a guest's cart, a guest's empty cart, a user's cart. */
const days = { guest: 90, empty: 2, user: 730 } as const

const before = (documents: Documents, count: number) =>
  sql`(${documents.now.toISOString()}::timestamptz at time zone current_setting('TimeZone') - make_interval(days => ${count}))`

const isAbandoned = (documents: Documents) => sql`
  case when d."user" is not null then d.modified < ${before(documents, days.user)}
    when exists (select from "Cart Line" l where l.parent = d.name) then d.modified < ${before(documents, days.guest)}
    else d.modified < ${before(documents, days.empty)} end`

/** Deletes abandoned carts and their lines, because they hold personal addresses. One statement. */
async function forget(documents: Documents): Promise<void> {
  await documents.deleteWhere(
    Cart,
    {},
    { condition: isAbandoned(documents), order_by: 'modified asc', limit: AT_ONCE, skipsLocked: true },
  )
}

const EVERY_QUARTER_HOUR = '*/15 * * * *'

export const cartTasks = [
  task('cart.forget', (_payload, { documents }) => forget(documents), EVERY_NIGHT),
  taskInSteps('cart.remind', (_payload, ctx) => sendReminders(ctx), EVERY_QUARTER_HOUR),
]
