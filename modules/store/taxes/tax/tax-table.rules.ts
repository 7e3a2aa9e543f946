import { taxErrors } from '../errors.ts'

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
