import type { ParcelState } from './parcel-states.ts'

/** What is to be done with a parcel, the most pressing first. */
const pressing: readonly ParcelState[] = ['placed', 'confirmed', 'packed', 'shipped']

/** The parcel that something is to be done with first: of those that stand alike, the one with the lowest number. */
export function nextParcel<P extends { readonly state: ParcelState }>(parcels: readonly P[]): P | null {
  const waiting = pressing.flatMap((state) => parcels.filter((parcel) => parcel.state === state))
  return waiting[0] ?? null
}
