import type { HeldOrder, OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors } from './change-errors.ts'
import { goingPieces, leftOf, type GoingPieces } from './going-lines.ts'
import { worthOf } from './gone-books.ts'

type Line = OrderDoc['lines'][number]

interface PlannedEnding {
  readonly parcel: ParcelDoc
  readonly going: readonly GoingPieces<Line>[]
  /** What is owed no longer, with its delivery; minor units. */
  readonly worth: number
}

/** What of an order is owed no longer when a parcel does not arrive that is on its way; refuses any other. */
export function planEnding({ order, parcels }: HeldOrder, name: string): PlannedEnding {
  const parcel = parcels.find((one) => one.name === name)
  if (parcel?.state !== 'shipped') throw changeErrors.not_on_its_way()
  const going = order.lines
    .filter((line) => line.parcel === name && leftOf(line) > 0)
    .map((line) => goingPieces(line, leftOf(line)))
  return { parcel, going, worth: worthOf({ going, parcels: [parcel] }) }
}
