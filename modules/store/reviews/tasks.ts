import { taskInSteps, type SiteSettings } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { sql } from 'kysely'
import { deliveredLines } from './review/review.queries.ts'
import { ReviewSettings } from './review/review-settings.doctype.ts'
import { reviewInvitation } from './notifications/review-notifications.ts'

interface OrderToReview {
  readonly order: string
  readonly user: string
  readonly title: string
  readonly route: string
}

/** Days to catch up after a server's downtime; older orders are not invited. */
const DAYS_BACK = 7

/** Returns orders of signed-in buyers after `name`, completely delivered that many days ago. One statement. */
function listOrdersToReview(
  system: Documents,
  { days, after, limit }: { readonly days: number; readonly after: string; readonly limit: number },
): Promise<readonly OrderToReview[]> {
  const last = sql`(${system.today}::date - ${days}::int)`
  return system.statement(
    sql<OrderToReview>`
      select distinct on (o.name) o.name as "order", o."user", l.title, l.route ${deliveredLines}
        and o.name > ${after} and o."user" is not null
        and exists (select from "Product" sold where sold.name = l.product and sold.state = 'live')
        and p.delivered_at::date between ${last} - ${DAYS_BACK}::int and ${last}
        and not exists (select from "Fulfilment" other where other."order" = o.name
          and (other.state not in ('delivered', 'cancelled', 'returned', 'lost') or other.delivered_at::date > ${last}))
        and not exists (select from "Product Review" r where r.product = l.product and r.author = o."user")
      order by o.name, l.total desc, l.idx limit ${limit}`,
    {},
  )
}

const EVERY_MORNING = '15 10 * * *'

const BATCH_SIZE = 200

/** Sends an invitation keyed by order, so that it is sent once. */
async function sendInvitation(
  system: Documents,
  { order, user, title, route }: OrderToReview,
  site: SiteSettings,
): Promise<void> {
  const link = `/product/${route}/review`
  await notify(system, {
    ...{ event: reviewInvitation, key: order, people: [{ user }], link },
    values: { product: title, number: order, link: `${site.publicUrl}${link}` },
  })
}

const inviteTask = taskInSteps(
  'reviews.invite',
  async (_payload, { inTransaction: step, site }) => {
    for (let after: string | undefined = ''; after !== undefined;) {
      const last: string = after
      after = await step(async (documents) => {
        const { invite_after_days: days } = await documents.get(ReviewSettings, ReviewSettings.name)
        if (days === 0) return undefined
        const orders = await listOrdersToReview(documents, { days, after: last, limit: BATCH_SIZE })
        for (const order of orders) await sendInvitation(documents, order, site.settings)
        return orders.length < BATCH_SIZE ? undefined : orders.at(-1)?.order
      })
    }
  },
  EVERY_MORNING,
)

export const reviewTasks = [inviteTask]
