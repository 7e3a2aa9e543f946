import type { Service } from './services.ts'
import type { RateTerms } from './shipping-terms.ts'

/** What of a parcel its rate depends on. */
export interface RatedParcel {
  readonly business: string
  readonly weight_grams: number
  /** Of all that the business sells to this buyer now: parting it into parcels does not change its brackets. */
  readonly total: number
}

function fits(rate: RateTerms, { business, weight_grams, total }: RatedParcel): boolean {
  const isOurs = rate.business === null || rate.business === business
  const isWeight = weight_grams >= rate.min_weight && weight_grams <= (rate.max_weight ?? Infinity)
  return isOurs && isWeight && total >= rate.min_total && total < (rate.max_total ?? Infinity)
}

/** The narrower zone first, then the seller's own rate before everybody's, then the cheaper one. */
function before(one: RateTerms, other: RateTerms): number {
  const own = (rate: RateTerms) => (rate.business === null ? 1 : 0)
  return one.rank - other.rank || own(one) - own(other) || one.amount - other.amount
}

/** The rate of a service for a parcel; null where none fits. */
export function chooseRate(
  rates: readonly RateTerms[],
  service: Service,
  parcel: RatedParcel,
): RateTerms | null {
  const fitting = rates.filter((rate) => rate.service === service && fits(rate, parcel))
  return fitting.toSorted(before)[0] ?? null
}

/** Whether a seller has any rate at all for the postal code, whatever a parcel weighs. */
export function hasRates(rates: readonly RateTerms[], business: string): boolean {
  return rates.some((rate) => rate.business === null || rate.business === business)
}
