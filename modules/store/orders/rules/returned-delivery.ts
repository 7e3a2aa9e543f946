import type { HeldOrder, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { leftOf, type GoingPieces } from './going-lines.ts'

interface ComingBack {
  readonly parcel: string
  readonly with_delivery: 0 | 1
  readonly going: readonly GoingPieces[]
}

/** The parcel whose delivery is paid back: when all of it came back, and its seller says so. */
export function returnedDelivery(
  { order, parcels }: HeldOrder,
  { parcel, with_delivery, going }: ComingBack,
): readonly ParcelDoc[] {
  const goes = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  const isWhole = order.lines
    .filter((line) => line.parcel === parcel)
    .every((line) => leftOf(line) === (goes.get(line.name) ?? 0))
  return with_delivery === 1 && isWhole ? parcels.filter(({ name }) => name === parcel) : []
}
