import type { OrderWithParcels, OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { creditLine, remainingQuantity, type CreditedLine } from '../order-line/credit-line.rules.ts'
import { creditedAmount } from '../balance/credit-posting.rules.ts'

type Line = OrderDoc['lines'][number]

interface UndeliveredPlan {
  readonly parcel: FulfilmentDoc
  readonly creditedLines: readonly CreditedLine<Line>[]
  /** What is owed no longer, with its delivery; minor units. */
  readonly worth: number
}

/** What of an order is owed no longer when a parcel does not arrive that is on its way; refuses any other. */
export function planUndelivered({ order, parcels }: OrderWithParcels, name: string): UndeliveredPlan {
  const parcel = parcels.find((one) => one.name === name)
  if (parcel?.state !== 'shipped') throw changeErrors.not_on_its_way()
  const creditedLines = order.lines
    .filter((line) => line.parcel === name && remainingQuantity(line) > 0)
    .map((line) => creditLine(line, remainingQuantity(line)))
  return { parcel, creditedLines, worth: creditedAmount({ creditedLines, parcels: [parcel] }) }
}
