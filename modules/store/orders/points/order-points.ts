import { on } from '#framework/events'
import type { Documents } from '#framework/documents'
import { arePointsOn, earnPoints, reversePoints, type EarningPart } from '#money/rewards'
import { fulfilmentEvents, orderEvents } from '../events.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { loadOrder, type FulfilmentDoc, type OrderDoc } from '../order/order.queries.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import { firstDayAfterReturns } from '../return/return.rules.ts'
import { listProductCategories } from './product-categories.queries.ts'

type Line = OrderDoc['lines'][number]

const linesOf = ({ lines }: OrderDoc, { name }: FulfilmentDoc): readonly Line[] =>
  lines.filter(({ fulfilment }) => fulfilment === name)

async function earningParts(system: Documents, lines: readonly Line[]): Promise<readonly EarningPart[]> {
  const categories = await listProductCategories(
    system,
    lines.flatMap(({ product }) => product ?? []),
  )
  return lines.map(({ name, total, product }) => ({
    ...{ key: name, amount: total },
    categories: categories.get(product ?? '') ?? [],
  }))
}

/** Adds pending points for a delivered package of a signed-in buyer. */
async function earnForDelivery(documents: Documents, { order: name, fulfilment }: Delivered): Promise<void> {
  const system = documents.asSystem()
  const { order, fulfilments } = await loadOrder(system, name)
  const delivered = fulfilments.find((one) => one.name === fulfilment)
  if (order.user === null || delivered === undefined) return
  if (delivered.state !== 'delivered' || !(await arePointsOn(system))) return
  const lines = linesOf(order, delivered).filter((line) => remainingQuantity(line) > 0)
  await earnPoints(system, {
    ...{ user: order.user, description: `Order ${name}` },
    reference: { type: Fulfilment.name, name: fulfilment },
    parts: await earningParts(system, lines),
    availableOn: firstDayAfterReturns(lines, delivered, documents.today),
  })
}

interface Delivered {
  readonly order: string
  readonly fulfilment: string
}

/** Takes back the points of items that were returned, refunded or lost. */
async function reverseForOrder(documents: Documents, name: string): Promise<void> {
  const system = documents.asSystem()
  const { order, fulfilments } = await loadOrder(system, name)
  if (order.user === null) return
  for (const fulfilment of fulfilments) {
    const remaining = linesOf(order, fulfilment).map((line) => ({
      ...{ key: line.name, remaining: remainingQuantity(line), bought: line.quantity },
    }))
    await reversePoints(system, { type: Fulfilment.name, name: fulfilment.name }, remaining)
  }
}

export const pointHandlers = [
  on(fulfilmentEvents.delivered, 'orders.earn_points', (delivered, { documents }) =>
    earnForDelivery(documents, delivered),
  ),
  on(orderEvents.refunded, 'orders.reverse_points_of_refund', ({ order }, { documents }) =>
    reverseForOrder(documents, order),
  ),
  on(orderEvents.return_changed, 'orders.reverse_points_of_return', ({ order }, { documents }) =>
    reverseForOrder(documents, order),
  ),
  on(fulfilmentEvents.lost, 'orders.reverse_points_of_lost', ({ order }, { documents }) =>
    reverseForOrder(documents, order),
  ),
  on(fulfilmentEvents.returned, 'orders.reverse_points_of_returned', ({ order }, { documents }) =>
    reverseForOrder(documents, order),
  ),
]
