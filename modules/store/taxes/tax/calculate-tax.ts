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
