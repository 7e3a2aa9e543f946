import type { Discount } from '../extension-points.ts'
import type { AppliedDiscount } from './priced-cart.ts'

/** What is left to take something off, by key of a line or a parcel; minor units. */
export type Leftover = Readonly<Record<string, number>>

/** A discount cut to what is there: nothing costs less than nothing, and nothing grows dearer. */
function cut(wanted: Readonly<Record<string, number>>, left: Leftover): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([key, amount]) => {
      const most = Math.min(Math.trunc(amount), left[key] ?? 0)
      return most > 0 ? [[key, most]] : []
    }),
  )
}

const sumOf = (amounts: Readonly<Record<string, number>>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

/** What of a source's discount comes off, of lines and of deliveries. */
export function spreadDiscount(
  source: string,
  { code, label, reference, lines, parcels }: Discount,
  left: { readonly lines: Leftover; readonly parcels: Leftover },
): AppliedDiscount {
  const off = { lines: cut(lines, left.lines), parcels: cut(parcels, left.parcels) }
  return { source, code, label, reference, amount: sumOf(off.lines) + sumOf(off.parcels), ...off }
}

/** What comes off one key, by all that was applied. */
export function offOf(applied: readonly AppliedDiscount[], part: 'lines' | 'parcels', key: string): number {
  return applied.reduce((sum, discount) => sum + (discount[part][key] ?? 0), 0)
}
