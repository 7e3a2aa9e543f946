/** What a class is taxed at, in basis points. */
export interface ClassRate {
  readonly rate: number
  readonly cess: number
}

/** The rates of one day. */
export interface TaxTable {
  readonly day: string
  /** Of a class by its name; of the default one for null or a class without a rate; nothing where there is none either. */
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
  return { day, rateOf: (taxClass) => (taxClass === null ? standard : (rates.get(taxClass) ?? standard)) }
}
