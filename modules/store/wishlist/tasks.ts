import { taskInSteps, type SiteSettings } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify, notificationEvent } from '#site/notifications'
import { sql } from 'kysely'
import { Wishlist } from './wishlist/wishlist.doctype.ts'
import { messages } from './messages.ts'

const EVERY_MORNING = '30 9 * * *'

const BATCH_SIZE = 200

const MAX_ROUNDS = 100

async function notifyOwner(
  system: Documents,
  { item, user, title, route, before, now }: PriceDrop,
  site: SiteSettings,
) {
  const link = `/product/${route}`
  await notify(system, {
    event: priceDropped,
    key: `${item} ${now}`,
    people: [{ user }],
    values: {
      product: title,
      before: formatMoney(before, 'INR', 'en'),
      now: formatMoney(now, 'INR', 'en'),
      link: `${site.publicUrl}${link}`,
    },
    link,
  })
}

/** Notifies a subscribed owner once per price drop. */
export const priceDropped = notificationEvent({
  name: 'wishlist.price_dropped',
  renamedFrom: 'wishlist.price_fell',
  eventClass: 'promotional',
  values: ['product', 'before', 'now', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})

const notifyPriceDrops = taskInSteps(
  'wishlist.notify_price_drops',
  async (_payload, { inTransaction: step, site }) => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const notified = await step(async (documents) => {
        const drops = await claimPriceDrops(documents, BATCH_SIZE)
        for (const drop of drops) await notifyOwner(documents, drop, site.settings)
        return drops.length
      })
      if (notified < BATCH_SIZE) return
    }
  },
  EVERY_MORNING,
)

export const wishlistTasks = [notifyPriceDrops]

/** An item cheaper than the last price shown to its owner, in minor units. */
interface PriceDrop {
  readonly item: string
  readonly list: string
  readonly user: string
  readonly title: string
  readonly route: string
  readonly before: number
  readonly now: number
}

/**
 * Takes price drops of signed-in users' items and marks them as notified in the same statement; rows locked by
 * concurrent tasks are skipped.
 */
function claimPriceDrops(system: Documents, limit: number): Promise<readonly PriceDrop[]> {
  // Raw SQL: claims rows of a work list past those that others hold, each with a price of its own.
  return system.statement(
    sql<PriceDrop>`
      with drops as (
        select i.name as item, i.parent as list, w."user", p.title, p.route, coalesce(i.notified_price, i.price_when_added) as before,
          case when p.business = i.business then v.price else o.price end as now
        from "Wishlist Item" i
          join "Wishlist" w on w.name = i.parent and w."user" is not null
          join "Product Variant" v on v.name = i.variant and v.parenttype = 'Product' and v.is_archived = 0
          join "Product" p on p.name = v.parent and p.state = 'live'
          join "Business" b on b.name = i.business and b.state = 'live'
          left join "Product Offer" o on o.variant = i.variant and o.business = i.business and o.state = 'live'
        where case when p.business = i.business then v.price else o.price end < coalesce(i.notified_price, i.price_when_added)
        order by i.name limit ${limit} for no key update of i skip locked
      )
      update "Wishlist Item" i set notified_price = drops.now from drops where i.name = drops.item
      returning drops.*`,
    {
      changes: (rows) =>
        rows.map(({ list }) => ({ type: Wishlist.name, name: list, kind: 'saved' as const })),
    },
  )
}
