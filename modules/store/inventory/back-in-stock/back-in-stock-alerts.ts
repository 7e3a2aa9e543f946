import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { notify, notificationEvent } from '#site/notifications'
import { BackInStockAlert } from './back-in-stock-alert.doctype.ts'
import { sql } from 'kysely'
import type { Language } from '#framework/messages'
import { availableRows } from '../stock/stock.queries.ts'
import { messages } from '../messages.ts'

/** Limit of notifications per run; the next minute's run continues. */
const AT_ONCE = 100

interface SiteDetails {
  readonly publicUrl: string
  readonly timeZone: string
}

async function notifyOne(
  system: Documents,
  { name, user, email, language, title, route }: WaitingAlert,
  site: SiteDetails,
) {
  const link = `/product/${route}`
  const notified_at = datetimeIn(site.timeZone, system.now)
  await system.save(BackInStockAlert, name, { state: 'notified', notified_at, slot: null })
  await notify(system, {
    event: backInStock,
    key: name,
    people: [user === null ? { email, language } : { user }],
    values: { product: title, link: `${site.publicUrl}${link}` },
    link,
  })
}

/** Notifies each waiting person once about available variants. `system` acts as the system. */
export async function notifyBackInStock(system: Documents, site: SiteDetails): Promise<void> {
  for (const alert of await listDueAlerts(system, AT_ONCE)) await notifyOne(system, alert, site)
}

interface VariantOnSale {
  readonly product: string
  readonly title: string
  readonly available: number
}

const onSale = sql`
  select v.name as variant, p.name as product, p.title, p.route, coalesce(sum(s.available), 0)::bigint as available
  from "Product Variant" v join "Product" p on p.name = v.parent and v.parenttype = 'Product'
    join "Business" own on own.name = p.business and own.state = 'live'
    left join (${availableRows}) s on s.variant = v.name and (s.business = p.business or exists (
      select from "Product Offer" o where o.variant = v.name and o.business = s.business and o.state = 'live'))
  where v.is_archived = 0 and p.state = 'live'`

const group = sql`group by v.name, p.name`

/** Returns null for an unsold variant. One statement. */
export async function variantOnSale(documents: Documents, variant: string): Promise<VariantOnSale | null> {
  const [found] = await documents
    .asSystem()
    .statement(sql<VariantOnSale>`${onSale} and v.name = ${variant} ${group}`, {})
  return found ?? null
}

interface WaitingAlert {
  readonly name: string
  readonly email: string | null
  readonly user: string | null
  readonly language: Language | null
  readonly title: string
  readonly route: string
}

/** Returns the oldest alerts for available variants; rows locked by a concurrent task are skipped. */
function listDueAlerts(system: Documents, limit: number): Promise<readonly WaitingAlert[]> {
  return system.statement(
    sql<WaitingAlert>`
      select a.name, a.email, a."user", a.language, sold.title, sold.route
      from "Back In Stock Alert" a cross join lateral (${onSale} and v.name = a.variant ${group}) sold
      where a.state = 'waiting' and sold.available > 0 and not exists (
        select from "Stock" owed where owed.variant = a.variant and owed.backordered > 0)
      order by a.creation, a.name limit ${limit} for update of a skip locked`,
    {},
  )
}

export const backInStock = notificationEvent({
  name: 'inventory.back_in_stock',
  eventClass: 'transactional',
  values: ['product', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})
