import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { WebsiteSettings } from '#site/website'
import { Order } from '#store/orders'
import { Affiliate } from './affiliate/affiliate.doctype.ts'
import { attributeOrder } from './commission/attribute-order.ts'
import { AffiliateSettings } from './program/affiliate-settings.doctype.ts'
import { AffiliateVisit } from './visit/affiliate-visit.doctype.ts'

const BEGIN = '2026-01-01'

const TERMS = `Commission is a percentage of the price without tax and delivery. It is confirmed when the items can no longer be returned, and taken back for cancelled, returned and refunded items.

You, your household and the contact person of a class or club earn nothing by your own orders. Do not send unwanted messages, and do not promise prices or offers that the store does not have.`

const CODE = 'CHESS47'

const BUYER = 'parent@asha.example'

/** Switches the affiliate program on: 5% of all products. A club takes part, and a class has applied. */
export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_affiliates: 1 })
  await documents.save(AffiliateSettings, AffiliateSettings.name, {
    rates: [{ category: null, rate: 5, valid_from: BEGIN }],
    terms: TERMS,
  })
  const system = documents.asSystem()
  await addClub(system)
  await addClass(system)
}

async function findUser(system: Documents, email: string): Promise<string | null> {
  const [found] = await system.find(User, { where: { email }, fields: ['name'], limit: 1 })
  return found?.name ?? null
}

/** Visits of the last months by their distance in days, the oldest first. */
const visits = [
  [140, 6],
  [110, 14],
  [80, 11],
  [50, 23],
  [20, 31],
  [0, 9],
] as const

async function addClub(system: Documents): Promise<void> {
  const user = await findUser(system, 'weaver@asha.example')
  if (user === null) return
  const { name: affiliate } = await system.insert(Affiliate, {
    ...{ user, display_name: 'Chess club', kind: 'club', group_name: 'Chess club', code: CODE },
    ...{ benefit: 'Boards for the junior group', payout_details: 'chess@upi', accepted_on: BEGIN },
    message: 'A poster with the code at our Saturday games.',
  })
  await system.save(Affiliate, affiliate, { state: 'approved' })
  await system.insertMany(
    AffiliateVisit,
    visits.map(([days, count]) => ({ affiliate, day: addDays(system.today, -days), visits: count })),
  )
  const buyer = await findUser(system, BUYER)
  const orders = await system.find(Order, { where: { user: buyer }, order_by: 'name asc', limit: 2 })
  for (const { name } of orders) {
    await system.save(Order, name, { affiliate_code: CODE })
    await attributeOrder(system, name)
  }
}

async function addClass(system: Documents): Promise<void> {
  const user = await findUser(system, 'potter@asha.example')
  if (user === null) return
  await system.insert(Affiliate, {
    ...{ user, display_name: 'Meera Kannan', kind: 'class', group_name: 'Class 5B', accepted_on: BEGIN },
    ...{ benefit: 'The class trip to Mahabalipuram', message: 'In our parents’ group.' },
  })
}
