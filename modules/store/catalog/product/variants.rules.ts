import { formatOptionValues, parseOptionValues } from './option-values.rules.ts'

/** A variant as far as the rules of a product's variants look at it; money in minor units. */
export interface VariantRow {
  readonly name?: string
  readonly sku: string | null
  readonly option_values: string | null
  readonly price: number | null
  readonly compare_at_price: number | null
  readonly is_archived: 0 | 1
}

/** Rows with their options written in one way, so that two of them compare. */
export function normalizeVariants<Row extends VariantRow>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({
    ...row,
    sku: row.sku?.trim() ?? null,
    option_values: formatOptionValues(parseOptionValues(row.option_values)),
  }))
}

/** The living variant of the lowest price; null when all are archived, or one has no price yet. */
export function findCheapest<Row extends VariantRow>(rows: readonly Row[]): Row | null {
  const active = rows.filter(({ is_archived, price }) => is_archived === 0 && price !== null)
  const [first, ...rest] = active
  if (first === undefined) return null
  return rest.reduce((best, row) => ((row.price ?? 0) < (best.price ?? 0) ? row : best), first)
}

/** The first value that two rows share; null when each has its own. */
export function findDuplicate(values: readonly (string | null)[]): string | null {
  return values.find((value, index) => value !== null && values.indexOf(value) !== index) ?? null
}

/** Variants that stood there before and are gone now. */
export function findRemovedVariants(
  rows: readonly VariantRow[],
  before: readonly VariantRow[],
): readonly VariantRow[] {
  const remaining = new Set(rows.map(({ name }) => name))
  return before.filter(({ name }) => !remaining.has(name))
}
