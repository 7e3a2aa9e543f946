import type { Documents } from '#framework/documents'
import { followShare, readSoldOrder } from '#store/orders'
import { Pledge } from '../pledge/pledge.doctype.ts'
import { PledgeSale } from './pledge-sale.doctype.ts'
import { postPledge } from './pledge-sale.queries.ts'

const MAX_SALES = 200

/** Follows an order's deliveries, cancellations, returns and refunds. Repeated calls change nothing. */
export async function followPledgedOrder(documents: Documents, order: string): Promise<void> {
  const system = documents.asSystem()
  const found = await system.find(PledgeSale, {
    where: { order },
    fields: ['name', 'pledge'],
    order_by: 'pledge asc, name asc',
    limit: MAX_SALES,
  })
  if (found.length === 0) return
  const pledges = new Map<string, Awaited<ReturnType<typeof system.lock<typeof Pledge>>>>()
  for (const name of new Set(found.map(({ pledge }) => pledge)))
    pledges.set(name, await system.lock(Pledge, name))
  const { packages } = await readSoldOrder(system, order)
  for (const { name } of found) {
    const sale = await system.lock(PledgeSale, name)
    const [pledge, sold] = [pledges.get(sale.pledge), packages.find((one) => one.name === sale.fulfilment)]
    const change = sold && followShare(sale, sold)
    if (!pledge || !change) continue
    const saved = await system.save(PledgeSale, name, change.values)
    if (sale.confirmed_on !== null)
      await postPledge(system, saved, {
        ...{ pledge, amount: -change.lost, key: `pledge-reversal:${name}:${saved.reversed_amount}` },
      })
  }
}
