import { isGone, type ParcelState } from './parcel-states.ts'

/** Said where an order is paid when it comes, and costs something else by now. */
export const CHANGED = 'The order was changed'

/** What of a parcel says how much is paid at its door; minor units. */
export interface CollectedParcel {
  readonly name: string
  readonly state: ParcelState
  readonly total: number
  readonly credited_amount: number | null
}

/** Cash of an order by its parcels: what was collected with them, and what is to be collected or booked still. */
interface CashOfParcels {
  readonly collected: ReadonlyMap<string, number>
  readonly due: ReadonlyMap<string, number>
}

const RUPEE = 100

/** Of an amount that somebody hands over with others, no paise where those together are whole rupees. */
const wholeOf = (amount: number, together: number): number =>
  together % RUPEE === 0 ? Math.floor(amount / RUPEE) * RUPEE : amount

/**
 * What is collected with each parcel, of all that is owed for their order: each brings its own price, less what was collected
 * with it. What was asked for at a door that it came to stays as it was asked there. What was paid otherwise comes off the
 * last ones; the parts add up to what is owed, and are whole rupees where that is. Nothing stands for nothing.
 */
export function cashParts(
  owed: number,
  parcels: readonly CollectedParcel[],
  { collected, due }: CashOfParcels,
): ReadonlyMap<string, number> {
  const askedFor = ({ name, state }: CollectedParcel) =>
    state === 'delivered' ? (due.get(name) ?? null) : null
  const isAsked = (parcel: CollectedParcel) => askedFor(parcel) !== null
  const coming = parcels.filter(({ state }) => !isGone(state))
  const inTurn = [...coming.filter(isAsked), ...coming.filter((parcel) => !isAsked(parcel))]
  const parts = new Map<string, number>()
  let rest = owed
  for (const parcel of inTurn) {
    const { name, total, credited_amount } = parcel
    const left = total - (credited_amount ?? 0) - (collected.get(name) ?? 0)
    const own = askedFor(parcel) ?? wholeOf(left, rest)
    const part = Math.max(0, Math.min(own, rest))
    if (part > 0) parts.set(name, part)
    rest -= part
  }
  const last = inTurn.at(-1)
  if (last && rest > 0) parts.set(last.name, (parts.get(last.name) ?? 0) + rest)
  return parts
}
