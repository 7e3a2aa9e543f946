import { isNotArriving, type FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** Said where an order is paid when it comes, and costs something else by now. */
export const ORDER_CHANGED_REASON = 'The order was changed'

/** What of a parcel says how much is paid at its door; minor units. */
export interface CashParcel {
  readonly name: string
  readonly state: FulfilmentState
  readonly total: number
  readonly credited_amount: number | null
}

/** Cash of an order by its parcels: what was collected with them, and what is to be collected or booked still. */
interface CollectedCash {
  readonly collected: ReadonlyMap<string, number>
  readonly due: ReadonlyMap<string, number>
}

const RUPEE = 100

/** Of an amount that somebody hands over with others, no paise where those together are whole rupees. */
const roundDownToRupees = (amount: number, together: number): number =>
  together % RUPEE === 0 ? Math.floor(amount / RUPEE) * RUPEE : amount

/**
 * What is collected with each parcel, of all that is owed for their order: each brings its own price, less what was collected
 * with it. What was asked for at a door that it came to stays as it was asked there. What was paid otherwise comes off the
 * last ones; the parts add up to what is owed, and are whole rupees where that is. Nothing stands for nothing.
 */
export function allocateCash(
  owed: number,
  parcels: readonly CashParcel[],
  { collected, due }: CollectedCash,
): ReadonlyMap<string, number> {
  const requestedCash = ({ name, state }: CashParcel) =>
    state === 'delivered' ? (due.get(name) ?? null) : null
  const hasRequestedCash = (parcel: CashParcel) => requestedCash(parcel) !== null
  const activeParcels = parcels.filter(({ state }) => !isNotArriving(state))
  const orderedParcels = [
    ...activeParcels.filter(hasRequestedCash),
    ...activeParcels.filter((parcel) => !hasRequestedCash(parcel)),
  ]
  const parts = new Map<string, number>()
  let rest = owed
  for (const parcel of orderedParcels) {
    const { name, total, credited_amount } = parcel
    const left = total - (credited_amount ?? 0) - (collected.get(name) ?? 0)
    const own = requestedCash(parcel) ?? roundDownToRupees(left, rest)
    const part = Math.max(0, Math.min(own, rest))
    if (part > 0) parts.set(name, part)
    rest -= part
  }
  const last = orderedParcels.at(-1)
  if (last && rest > 0) parts.set(last.name, (parts.get(last.name) ?? 0) + rest)
  return parts
}
