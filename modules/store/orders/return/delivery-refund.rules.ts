import type { OrderWithParcels, FulfilmentDoc } from '../order/order.queries.ts'
import { remainingQuantity, type CreditedLine } from '../order-line/credit-line.rules.ts'

interface ReturnedItems {
  readonly parcel: string
  readonly with_delivery: 0 | 1
  readonly creditedLines: readonly CreditedLine[]
}

/** The parcel whose delivery is paid back: when all of it came back, and its seller says so. */
export function findRefundedDelivery(
  { order, parcels }: OrderWithParcels,
  { parcel, with_delivery, creditedLines }: ReturnedItems,
): readonly FulfilmentDoc[] {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  const isFullyReturned = order.lines
    .filter((line) => line.parcel === parcel)
    .every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
  return with_delivery === 1 && isFullyReturned ? parcels.filter(({ name }) => name === parcel) : []
}
