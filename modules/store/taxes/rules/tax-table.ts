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
  /** Of a class by its name; of the default one for null, and nothing where there is none. Throws for a class without a rate. */
  rateOf(taxClass: string | null): ClassRate
}

export interface RateRow extends ClassRate {
  readonly tax_class: string
  readonly is_default: 0 | 1
}

const untaxed: ClassRate = { rate: 0, cess: 0 }

export function taxTable(day: string, rows: readonly RateRow[]): TaxTable {
  const rates = new Map(rows.map(({ tax_class, rate, cess }) => [tax_class, { rate, cess }]))
  const usual = rows.find(({ is_default }) => is_default === 1)
  const standard = usual ? { rate: usual.rate, cess: usual.cess } : untaxed
  return {
    day,
    hasRate: (taxClass) => taxClass === null || rates.has(taxClass),
    rateOf(taxClass) {
      if (taxClass === null) return standard
      const own = rates.get(taxClass)
      if (!own) throw taxErrors.no_rate(taxClass, day)
      return own
    },
  }
}
