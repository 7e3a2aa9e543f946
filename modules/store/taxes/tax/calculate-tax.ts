import { stateCodeOf } from '#site/places'
import { taxErrors } from '../errors.ts'

/** Ten thousand basis points are the whole. */
const FULL_RATE = 10_000

/** How an amount is taxed; rates in basis points (1800 is 18 %). */
export interface TaxTerms {
  readonly rate: number
  /** Beside the rate; 0 unless told. */
  readonly cess?: number
  /** Whether the amount holds the tax already, as the shop's prices do. */
  readonly isInclusive: boolean
  /** Seller and place of supply are in one state: the tax is halved between centre and state. */
  readonly isIntraState: boolean
}

/** An amount taken apart, in minor units: `taxable` and the taxes always add up to `total`. */
export interface Tax {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

/** What is taxed, with each part of the tax: rounded once, and the two halves are equal. */
function parts(amount: number, { rate, cess = 0, isInclusive, isIntraState }: TaxTerms) {
  const divisor = isInclusive ? FULL_RATE + rate + cess : FULL_RATE
  const half = isIntraState ? roundShare(amount, rate, 2 * divisor) : 0
  const igst = isIntraState ? 0 : roundShare(amount, rate, divisor)
  return { cgst: half, sgst: half, igst, cess: roundShare(amount, cess, divisor) }
}

/**
 * The tax of a line, of its amount after discounts in minor units; below zero for what goes back. An inclusive amount is
 * the total, and what is taxed is what the taxes leave of it: no paisa is lost or made.
 */
export function calculateTax(amount: number, terms: TaxTerms): Tax {
  const taxes = parts(amount, terms)
  const sum = taxes.cgst + taxes.sgst + taxes.igst + taxes.cess
  return terms.isInclusive
    ? { taxable: amount - sum, ...taxes, total: amount }
    : { taxable: amount, ...taxes, total: amount + sum }
}

/** The share `part / whole` of an amount, to the nearest minor unit, halves away from zero. Exact up to 10^11 minor units. */
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
 * The taxes of the parts of an amount that is split: by parcels, by what is returned, by pieces. However it is split, they
 * add up to the tax of the whole: each part has what the amounts up to it have more than those before it.
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

/** Who sells, and where to. States as people write them, or the tax's own two digits. */
export interface Supply {
  readonly seller: { readonly gstin: string | null; readonly state: string | null }
  /** Where it is delivered, or fetched; null while nobody knows. */
  readonly state: string | null
}

/** What decides which taxes a line has. */
export interface PlaceOfSupply {
  /** Two digits of the goods and services tax; null where no state is known. */
  readonly place_of_supply: string | null
  /** False for a seller without a tax number: it writes a bill of supply, and charges no tax. */
  readonly is_taxed: boolean
  readonly is_intra_state: boolean
}

const codeOf = (state: string | null): string | null => {
  if (state === null) return null
  return /^\d{2}$/.test(state) ? state : stateCodeOf(state)
}

/**
 * The place of supply of goods is where they are delivered. As long as nobody knows where that is, it is taken to be the
 * seller's own state. This follows the general rule, and no exception of the law.
 */
export function placeOfSupply({ seller, state }: Supply): PlaceOfSupply {
  const from = seller.gstin?.slice(0, 2) ?? codeOf(seller.state)
  const to = codeOf(state) ?? from
  return { place_of_supply: to, is_taxed: seller.gstin !== null, is_intra_state: from === to }
}

/** What a class is taxed at, in basis points. */
export interface ClassRate {
  readonly rate: number
  readonly cess: number
}

/** The rates of one day. */
export interface TaxTable {
  readonly day: string
  /** Whether it is known what a class is taxed at: what names none is taxed as the default. */
  hasRate(taxClass: string | null): boolean
  /**
   * Of a class by its name; of the default one for null, and nothing where there are no classes at all. Throws for a class
   * without a rate, and where none of the classes is the default.
   */
  rateOf(taxClass: string | null): ClassRate
}

/** A class, and its rate of the day where it has one. */
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
