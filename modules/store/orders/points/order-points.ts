import { on, type DomainEvent } from '#framework/events'
import type { Documents } from '#framework/documents'
import { earnPoints, reversePoints, type EarningPart, type RemainingPart } from '#money/rewards'
import { listProductCategories } from '#store/catalog'
import { fulfilmentEvents, orderEvents } from '../events.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { loadOrder, type FulfilmentDoc, type OrderDoc } from '../order/order.queries.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import { firstDayAfterReturns } from '../return/return.rules.ts'

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

const remainingParts = (lines: readonly Line[]): readonly RemainingPart[] =>
  lines.map((line) => ({ key: line.name, remaining: remainingQuantity(line), bought: line.quantity }))

interface Delivered {
  readonly order: string
  readonly fulfilment: string
}

/** Adds pending points for a delivered package of a signed-in buyer, without those of items cancelled before. */
async function earnForDelivery(documents: Documents, { order: name, fulfilment }: Delivered): Promise<void> {
  const system = documents.asSystem()
  const { order, fulfilments } = await loadOrder(system, name)
  const delivered = fulfilments.find((one) => one.name === fulfilment)
  if (order.user === null || delivered?.state !== 'delivered') return
  const lines = linesOf(order, delivered)
  await earnPoints(system, {
    ...{ user: order.user, description: `Order ${name}` },
    reference: { type: Fulfilment.name, name: fulfilment },
    parts: await earningParts(system, lines),
    availableOn: firstDayAfterReturns(lines, delivered, documents.today),
  })
  await reversePoints(system, Fulfilment.name, new Map([[fulfilment, remainingParts(lines)]]))
}

/** Takes back the points of items that were returned, refunded or lost. */
async function reverseForOrder(documents: Documents, name: string): Promise<void> {
  const system = documents.asSystem()
  const { order, fulfilments } = await loadOrder(system, name)
  if (order.user === null) return
  const remaining = fulfilments.map(
    (fulfilment) => [fulfilment.name, remainingParts(linesOf(order, fulfilment))] as const,
  )
  await reversePoints(system, Fulfilment.name, new Map(remaining))
}

const reverses = (event: DomainEvent<{ readonly order: string }>, key: string) =>
  on(event, key, ({ order }, { documents }) => reverseForOrder(documents, order))

export const pointHandlers = [
  on(fulfilmentEvents.delivered, 'orders.earn_points', (delivered, { documents }) =>
    earnForDelivery(documents, delivered),
  ),
  reverses(orderEvents.refunded, 'orders.reverse_points_of_refund'),
  reverses(orderEvents.return_changed, 'orders.reverse_points_of_return'),
  reverses(fulfilmentEvents.lost, 'orders.reverse_points_of_lost'),
  reverses(fulfilmentEvents.returned, 'orders.reverse_points_of_returned'),
]
