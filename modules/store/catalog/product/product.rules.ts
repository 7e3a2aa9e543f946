import { catalogErrors } from '../errors.ts'

export interface OptionValue {
  readonly option: string
  readonly value: string
}

const splitParts = (text: string | null) => (text ?? '').split('|').filter((part) => part.trim() !== '')

/** One part, 'Size: M'; null where it does not say both. */
function parseOptionValue(part: string): OptionValue | null {
  const at = part.indexOf(':')
  const [option, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  return at === -1 || option === '' || value === '' ? null : { option, value }
}

/** Options of a variant as they are written, 'Size: M | Colour: Red'; a part without a name is left out. */
export function parseOptionValues(text: string | null): readonly OptionValue[] {
  return splitParts(text).flatMap((part) => parseOptionValue(part) ?? [])
}

/** The first part that does not say which option it is a value of, as 'M' does not; null when each does. */
export function findUnnamedOption(text: string | null): string | null {
  return (
    splitParts(text)
      .find((part) => parseOptionValue(part) === null)
      ?.trim() ?? null
  )
}

/** The same, in the one way that two texts can be compared in. */
export function formatOptionValues(values: readonly OptionValue[]): string | null {
  return values.length === 0 ? null : values.map(({ option, value }) => `${option}: ${value}`).join(' | ')
}

/** The value of one of these variants that a title ends in after a comma, as 'Pot, 5 litres' does; null where none. */
export function findValueInTitle(title: string, variants: readonly (string | null)[]): string | null {
  if (variants.length < 2) return null
  const values = variants.flatMap((text) => parseOptionValues(text).map(({ value }) => value))
  const end = title.toLowerCase()
  return values.find((value) => end.endsWith(`, ${value.toLowerCase()}`)) ?? null
}

/** What people read: 'M, Red'. */
export function formatVariantLabel(text: string | null): string {
  return parseOptionValues(text)
    .map(({ value }) => value)
    .join(', ')
}

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

interface Prices {
  readonly price: number | null
  readonly compare_at_price: number | null
}

/** An earlier price is struck out: it is higher than the one of today, or there is none. */
export function requireHigherCompareAtPrice({ price, compare_at_price }: Prices): void {
  if (price !== null && compare_at_price !== null && compare_at_price <= price)
    throw catalogErrors.earlier_price_not_higher()
}
