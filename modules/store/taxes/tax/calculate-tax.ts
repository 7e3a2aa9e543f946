import { stateCodeOf } from '#site/places'
import { taxErrors } from '../errors.ts'

const FULL_RATE = 10_000

/** Tax terms of an amount; rates in basis points (1800 is 18 %). */
export interface TaxTerms {
  readonly rate: number
  readonly cess?: number
  readonly isInclusive: boolean
  /** True when seller and place of supply share a state: the tax is halved between centre and state. */
  readonly isIntraState: boolean
}

/** An amount with its taxes, in minor units: `taxable` and the taxes always add up to `total`. */
export interface Tax {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

/** Splits an amount; rounded once, with equal halves of CGST and SGST. */
function parts(amount: number, { rate, cess = 0, isInclusive, isIntraState }: TaxTerms) {
  const divisor = isInclusive ? FULL_RATE + rate + cess : FULL_RATE
  const half = isIntraState ? roundShare(amount, rate, 2 * divisor) : 0
  const igst = isIntraState ? 0 : roundShare(amount, rate, divisor)
  return { cgst: half, sgst: half, igst, cess: roundShare(amount, cess, divisor) }
}

/**
 * Calculates the tax of a discounted amount in minor units, negative for refunds. An inclusive amount is the total, and
 * the taxable amount is the rest, so that no paisa is lost.
 */
export function calculateTax(amount: number, terms: TaxTerms): Tax {
  const taxes = parts(amount, terms)
  const sum = taxes.cgst + taxes.sgst + taxes.igst + taxes.cess
  return terms.isInclusive
    ? { taxable: amount - sum, ...taxes, total: amount }
    : { taxable: amount, ...taxes, total: amount + sum }
}

/**
 * Returns `part / whole` of an amount, rounded to the nearest minor unit, halves away from zero. Exact up to 10^11
 * minor units.
 */
function roundShare(amount: number, part: number, divisor: number): number {
  const product = Math.abs(amount) * part
  const rest = product % divisor
  const rounded = (product - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
  return amount < 0 ? -rounded : rounded
}

const none: Tax = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 0 }

function less(one: Tax, other: Tax): Tax {
  return {
    taxable: one.taxable - other.taxable,
    cgst: one.cgst - other.cgst,
    sgst: one.sgst - other.sgst,
    igst: one.igst - other.igst,
    cess: one.cess - other.cess,
    total: one.total - other.total,
  }
}

/**
 * Returns the taxes of an amount's parts, which add up to the tax of the whole: each part is a difference of cumulative
 * taxes.
 */
export function taxShares(amounts: readonly number[], terms: TaxTerms): readonly Tax[] {
  let sum = 0
  let before = none
  return amounts.map((amount) => {
    sum += amount
    const upTo = calculateTax(sum, terms)
    const share = less(upTo, before)
    before = upTo
    return share
  })
}

/** Seller and destination. States by name or two-digit GST code. */
export interface Supply {
  readonly seller: { readonly gstin: string | null; readonly state: string | null }
  /** State of delivery or pickup; null when unknown. */
  readonly state: string | null
}

export interface PlaceOfSupply {
  /** Two-digit GST state code; null when the state is unknown. */
  readonly place_of_supply: string | null
  /** False for an unregistered seller, who issues a bill of supply and charges no tax. */
  readonly is_taxed: boolean
  readonly is_intra_state: boolean
}

const codeOf = (state: string | null): string | null => {
  if (state === null) return null
  return /^\d{2}$/.test(state) ? state : stateCodeOf(state)
}

/**
 * Returns the place of supply of goods: where they are delivered, or the seller's state while unknown. Implements the
 * general rule without the law's exceptions.
 */
export function placeOfSupply({ seller, state }: Supply): PlaceOfSupply {
  const from = seller.gstin?.slice(0, 2) ?? codeOf(seller.state)
  const to = codeOf(state) ?? from
  return { place_of_supply: to, is_taxed: seller.gstin !== null, is_intra_state: from === to }
}

export interface ClassRate {
  readonly rate: number
  readonly cess: number
}

export interface TaxTable {
  readonly day: string
  /** True when the class has a rate; null selects the default class. */
  hasRate(taxClass: string | null): boolean
  /**
   * Returns the rate of a class; null selects the default, and no tax without any class. Throws for a class without a
   * rate, and without a default class.
   */
  rateOf(taxClass: string | null): ClassRate
}

export interface RateRow {
  readonly tax_class: string
  readonly is_default: 0 | 1
  readonly rate: number | null
  readonly cess: number | null
}

const untaxed: ClassRate = { rate: 0, cess: 0 }

function ratesIn(rows: readonly RateRow[]): ReadonlyMap<string, ClassRate> {
  return new Map(
    rows.flatMap(({ tax_class, rate, cess }) =>
      rate === null ? [] : [[tax_class, { rate, cess: cess ?? 0 }] as const],
    ),
  )
}

export function taxTable(day: string, rows: readonly RateRow[]): TaxTable {
  const rates = ratesIn(rows)
  const usual = rows.find(({ is_default }) => is_default === 1)?.tax_class ?? null
  const isTaxed = rows.length > 0
  return {
    day,
    hasRate: (taxClass) => rates.has(taxClass ?? usual ?? '') || (taxClass === null && !isTaxed),
    rateOf(taxClass) {
      if (taxClass === null && !isTaxed) return untaxed
      const meant = taxClass ?? usual
      if (meant === null) throw taxErrors.no_default()
      const own = rates.get(meant)
      if (!own) throw taxErrors.no_rate(meant, day)
      return own
    },
  }
}
