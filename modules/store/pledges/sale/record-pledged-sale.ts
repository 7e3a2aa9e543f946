import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { listProductCategories } from '#store/catalog'
import { readSoldOrder, type SoldOrder } from '#store/orders'
import { Pledge } from '../pledge/pledge.doctype.ts'
import { listRunningPledges, type PledgeDoc } from '../pledge/pledge.queries.ts'
import { followPledgedOrder } from './follow-pledged-order.ts'
import { pledgedShares } from './pledge-share.rules.ts'
import { PledgeSale } from './pledge-sale.doctype.ts'

/** Returns what the cap of a locked pledge leaves, in minor units; null without a cap. One statement. */
async function readCapLeft(system: Documents, { name, cap_amount }: PledgeDoc): Promise<number | null> {
  if (cap_amount === null) return null
  const [row] = await system.statement(
    sql<{ given: number }>`
      select coalesce(sum(amount - reversed_amount), 0)::bigint as given from ${sql.table(PledgeSale.name)}
      where pledge = ${name}`,
    {},
  )
  return Math.max(0, cap_amount - (row?.given ?? 0))
}

interface Recording {
  readonly order: SoldOrder
  readonly categoriesOf: (product: string) => readonly string[]
}

/** Records what one pledge gets of an order's packages, each once. The pledge is locked, so that orders wait for its cap. */
async function recordFor(system: Documents, name: string, { order, categoriesOf }: Recording): Promise<void> {
  const pledge = await system.lock(Pledge, name)
  let left = await readCapLeft(system, pledge)
  const terms = { ...pledge, percent: pledge.percent ?? 0 }
  for (const sold of order.packages) {
    if (sold.business !== pledge.business) continue
    const known = await system.find(PledgeSale, { where: { pledge: name, fulfilment: sold.name }, limit: 1 })
    if (known.length > 0) continue
    const parts = pledgedShares(terms, sold.items, { categoriesOf, left })
    const amount = parts.reduce((sum, { commission }) => sum + commission, 0)
    if (amount === 0) continue
    left = left === null ? null : left - amount
    await system.insert(PledgeSale, {
      ...{ pledge: name, business: pledge.business, order: order.name, fulfilment: sold.name },
      ...{ sold_on: order.day, amount, parts: JSON.stringify(parts) },
      sales_amount: parts.reduce((sum, part) => sum + part.amount, 0),
    })
  }
}

/** Records what running pledges get of a placed order, once, by the terms of its day. */
export async function recordPledgedSale(documents: Documents, name: string): Promise<void> {
  const system = documents.asSystem()
  const order = await readSoldOrder(system, name)
  const pledges = await listRunningPledges(
    system,
    order.packages.map(({ business }) => business),
    order.day,
  )
  if (pledges.length === 0) return
  const products = order.packages.flatMap(({ items }) => items.flatMap(({ product }) => product ?? []))
  const categories = await listProductCategories(system, products)
  const categoriesOf = (product: string) => categories.get(product) ?? []
  for (const pledge of pledges) await recordFor(system, pledge.name, { order, categoriesOf })
  // Its packages may have been delivered or cancelled before this event arrived.
  await followPledgedOrder(documents, name)
}
