import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { notify } from '#site/notifications'
import { BackInStockAlert } from './back-in-stock-alert.doctype.ts'
import { listDueAlerts, type WaitingAlert } from './back-in-stock.queries.ts'
import { backInStock } from './back-in-stock-notification.ts'

/** People of one round; the next minute goes on, and asks again what is left then. */
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
  await system.save(BackInStockAlert, name, { state: 'told', notified_at, slot: null })
  await notify(system, {
    event: backInStock,
    key: name,
    people: [user === null ? { email, language } : { user }],
    values: { product: title, link: `${site.publicUrl}${link}` },
    link,
  })
}

/** Tells those who wait for what can be bought now, each once. `system` acts as the system. */
export async function notifyBackInStock(system: Documents, site: SiteDetails): Promise<void> {
  for (const alert of await listDueAlerts(system, AT_ONCE)) await notifyOne(system, alert, site)
}
