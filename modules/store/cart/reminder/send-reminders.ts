import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps, type NamePage } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { minorAccounts, notificationEvent, notify } from '#site/notifications'
import { messages } from '../messages.ts'
import { CartReminder } from './cart-reminder.doctype.ts'
import { CartSettings } from './cart-settings.doctype.ts'

/** A cart that nobody touched for so long is not remembered any more. */
const OLDEST_DAYS = 30

/** Least days between two reminders to one person. */
const DAYS_BETWEEN = 7

const MAX_ITEMS = 10

export const cartAbandoned = notificationEvent({
  name: 'cart.abandoned',
  eventClass: 'promotional',
  values: ['items', 'link'],
  // Only to those who turned promotional messages on; an entry in the app would reach everybody.
  channels: ['e-mail'],
  messages,
})

interface AbandonedCart {
  readonly name: string
  readonly user: string
  readonly version: number
  readonly items: readonly string[]
}

interface Due {
  /** Limits the search to one cart. */
  readonly name?: string | null
  readonly hours: number
  /** SQL for the accounts of minors, as `user`. */
  readonly minors: RawBuilder<unknown>
}

const clockOf = ({ now }: Documents) =>
  sql`(${now.toISOString()}::timestamptz at time zone current_setting('TimeZone'))`

/** Condition: the buyer has placed an order since the cart changed. False on a site without orders. */
function hasOrdered({ registry }: Documents): RawBuilder<unknown> {
  if (registry.find('Order') === undefined) return sql`false`
  return sql`exists (
    select from "Order" o where o."user" = c."user" and o.state <> 'cancelled' and o.creation >= c.modified)`
}

/**
 * Returns carts whose owner is to be reminded: idle, not empty, not too old, with consent to promotional emails, not of a
 * minor, without an order since and without a reminder in the last week. One statement.
 */
function listAbandoned(
  system: Documents,
  { hours, minors, name = null }: Due,
  page: NamePage,
): Promise<readonly AbandonedCart[]> {
  const clock = clockOf(system)
  return system.statement(
    sql<AbandonedCart>`
      select c.name, c."user", c.version, (
          select json_agg(l.quantity || ' × ' || l.title order by l.creation, l.name)
          from (select * from "Cart Line" where parent = c.name order by creation, name limit ${MAX_ITEMS}) l) as items
      from "Cart" c join "User" u on u.name = c."user" and u.enabled = 1
      where c.name > ${page.after} and (${name}::text is null or c.name = ${name})
        and c.modified <= ${clock} - make_interval(hours => ${hours}::int)
        and c.modified > ${clock} - make_interval(days => ${OLDEST_DAYS}::int)
        and exists (select from "Cart Line" l where l.parent = c.name)
        and exists (
          select from "Notification Preference" p where p."user" = c."user" and p.channel = 'e-mail'
            and p.event_class = ${cartAbandoned.eventClass} and p.is_on = 1)
        and not exists (
          select from "Cart Reminder" r where r."user" = c."user"
            and (r.sent_at > ${clock} - make_interval(days => ${DAYS_BETWEEN}::int)
              or (r.cart = c.name and r.cart_version = c.version)))
        and not exists (select from (${minors}) m where m."user" = c."user")
        and not ${hasOrdered(system)}
      order by c.name limit ${page.limit}`,
    {},
  )
}

/** Locks the cart and checks all again, then stores the reminder and its message in one transaction. */
async function remind({ site }: Context, system: Documents, due: Due & { name: string }): Promise<void> {
  const { name } = due
  await system.statement(sql`select from "Cart" where name = ${name} for no key update`, {})
  const [cart] = await listAbandoned(system, due, { after: '', limit: 1 })
  if (!cart) return
  const { user, version } = cart
  const sent_at = datetimeIn(site.settings.timeZone, system.now)
  await system.insert(CartReminder, { user, cart: name, cart_version: version, sent_at })
  await notify(system, {
    event: cartAbandoned,
    key: `${name} ${version}`,
    people: [{ user }],
    values: { items: cart.items.join('\n'), link: `${site.settings.publicUrl}/yourcart` },
    link: '/yourcart',
  })
}

const nobody = sql`select null::text as "user" where false`

/** Reminds the owners of abandoned carts. A task that stops goes on with the carts that were not reminded. */
export async function sendReminders(ctx: Context): Promise<void> {
  const { inTransaction: step } = ctx
  const { reminder_hours: hours } = await step((system) => system.get(CartSettings, CartSettings.name))
  if (hours === 0) return
  const sources = await step((system) =>
    Promise.resolve(ctx.extensions(minorAccounts).map((one) => one.minors(system.today))),
  )
  const minors = sources.length === 0 ? nobody : sql.join(sources, sql` union all `)
  await forEachInSteps(
    step,
    (system, page) => listAbandoned(system, { hours, minors }, page),
    ({ name }) => step((system) => remind(ctx, system, { hours, minors, name })),
  )
}
