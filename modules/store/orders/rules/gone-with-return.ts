import type { HeldOrder, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors } from './change-errors.ts'
import { goingPieces, leftOf, type GoingPieces } from './going-lines.ts'
import { returnedDelivery } from './returned-delivery.ts'

type Line = HeldOrder['order']['lines'][number]

interface ComingBack {
  readonly parcel: string
  readonly with_delivery: 0 | 1
  readonly items: readonly { readonly order_line: string; readonly quantity: number }[]
}

/** What of an order is owed no longer once something of it came back. */
export interface GoneWithReturn {
  readonly order: string
  readonly going: readonly GoingPieces<Line>[]
  readonly parcels: readonly ParcelDoc[]
}

function goingOf({ order }: HeldOrder, { items }: ComingBack): readonly GoingPieces<Line>[] {
  return items.map(({ order_line, quantity }, at) => {
    const line = order.lines.find(({ name }) => name === order_line)
    if (!line) throw changeErrors.unknown_line(`items.${at}.line`)
    const left = leftOf(line)
    if (quantity > left)
      throw changeErrors.too_many_pieces(line.title, { left, pending: 0 }, `items.${at}.quantity`)
    return goingPieces(line, quantity)
  })
}

/** The same before the goods are there and when they are paid back: what was shown is what goes back. */
export function goneWithReturn(held: HeldOrder, returned: ComingBack): GoneWithReturn {
  const going = goingOf(held, returned)
  const { parcel, with_delivery } = returned
  const parcels = returnedDelivery(held, { parcel, with_delivery, going })
  return { order: held.order.name, going, parcels }
}
