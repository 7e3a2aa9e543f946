import type { HeldOrder, OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors } from './change-errors.ts'
import { emptiedParcels, goingPieces, leftOf, type GoingPieces, type PiecesWanted } from './going-lines.ts'
import { worthOf } from './gone-books.ts'
import type { ParcelState } from './parcel-states.ts'

type Line = OrderDoc['lines'][number]

/** What somebody wants to take off an order. */
export interface CancelWanted {
  /** Null: all that can be cancelled still. */
  readonly pieces: readonly PiecesWanted[] | null
  /** One parcel alone; null for all of them. */
  readonly parcel: string | null
  /** Staff cancel what is packed too, as long as it has not left. */
  readonly isStaff: boolean
}

/** What goes then. Amounts in minor units. */
interface PlannedCancel {
  readonly going: readonly GoingPieces<Line>[]
  /** Parcels of which nothing is left: their delivery is owed no longer either, nor the fee for paying there. */
  readonly emptied: readonly ParcelDoc[]
  readonly worth: number
}

const buyers: ReadonlySet<ParcelState> = new Set(['awaiting payment', 'placed', 'confirmed'])

const mayGo = ({ state }: ParcelDoc, isStaff: boolean): boolean =>
  buyers.has(state) || (isStaff && state === 'packed')

function wantedLine(
  lines: readonly Line[],
  { line: name, quantity }: PiecesWanted,
  at: number,
): GoingPieces<Line> {
  const line = lines.find((one) => one.name === name)
  if (!line) throw changeErrors.unknown_line(`items.${at}.line`)
  const left = leftOf(line)
  if (quantity > left)
    throw changeErrors.too_many_pieces(line.title, { left, pending: 0 }, `items.${at}.quantity`)
  return goingPieces(line, quantity)
}

/** What goes: what was asked for, or all that can. Refuses what is packed, gone or not there. */
function goingOf(
  { order, parcels }: HeldOrder,
  { pieces, parcel, isStaff }: CancelWanted,
): readonly GoingPieces<Line>[] {
  const open = new Set(parcels.filter((one) => mayGo(one, isStaff)).map(({ name }) => name))
  const isOpen = (line: Line) => line.parcel !== null && open.has(line.parcel)
  const inReach = order.lines.filter((line) => parcel === null || line.parcel === parcel)
  if (pieces === null) {
    const all = inReach.filter((line) => isOpen(line) && leftOf(line) > 0)
    if (all.length === 0)
      throw inReach.some((line) => leftOf(line) > 0)
        ? changeErrors.packed_already()
        : changeErrors.nothing_to_cancel()
    return all.map((line) => goingPieces(line, leftOf(line)))
  }
  const going = pieces.map((one, at) => wantedLine(inReach, one, at))
  if (going.some(({ line }) => !isOpen(line))) throw changeErrors.packed_already()
  return going
}

/** What goes of an order as it stands, and what it is worth; refuses what cannot. */
export function planCancelling(held: HeldOrder, wanted: CancelWanted): PlannedCancel {
  const going = goingOf(held, wanted)
  const emptied = emptiedParcels(held.parcels, held.order.lines, going)
  return { going, emptied, worth: worthOf({ going, parcels: emptied }) }
}
