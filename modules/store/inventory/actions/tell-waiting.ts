import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { notify } from '#site/notifications'
import { BackInStockAlert } from '../doctypes/back-in-stock-alert.doctype.ts'
import { alertsToTell, type WaitingAlert } from '../doctypes/waited-for.queries.ts'
import { backInStock } from '../rules/back-in-stock-notice.ts'

/** People of one round; the next minute goes on, and asks again what is left then. */
const AT_ONCE = 100

interface House {
  readonly publicUrl: string
  readonly timeZone: string
}

async function tell(
  system: Documents,
  { name, user, email, language, title, route }: WaitingAlert,
  house: House,
) {
  const link = `/product/${route}`
  const told_at = datetimeIn(house.timeZone, system.now)
  await system.save(BackInStockAlert, name, { state: 'told', told_at, slot: null })
  await notify(system, {
    event: backInStock,
    key: name,
    people: [user === null ? { email, language } : { user }],
    values: { product: title, link: `${house.publicUrl}${link}` },
    link,
  })
}

/** Tells those who wait for what can be bought now, each once. `system` acts as the system. */
export async function tellWaiting(system: Documents, house: House): Promise<void> {
  for (const alert of await alertsToTell(system, AT_ONCE)) await tell(system, alert, house)
}
