import { isGone, type ParcelState } from './parcel-states.ts'

/** What of a parcel says how much is paid at its door; minor units. */
interface CollectedParcel {
  readonly name: string
  readonly state: ParcelState
  readonly total: number
  readonly credited_amount: number | null
}

/**
 * What is collected with each parcel, of all that is owed for their order: each brings its own price, less what was collected
 * with it. What was paid otherwise comes off the last ones; the parts add up to what is owed. Nothing stands for nothing.
 */
export function cashParts(
  owed: number,
  parcels: readonly CollectedParcel[],
  collected: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const coming = parcels.filter(({ state }) => !isGone(state))
  const parts = new Map<string, number>()
  let rest = owed
  for (const { name, total, credited_amount } of coming) {
    const own = total - (credited_amount ?? 0) - (collected.get(name) ?? 0)
    const part = Math.max(0, Math.min(own, rest))
    if (part > 0) parts.set(name, part)
    rest -= part
  }
  const last = coming.at(-1)
  if (last && rest > 0) parts.set(last.name, (parts.get(last.name) ?? 0) + rest)
  return parts
}
