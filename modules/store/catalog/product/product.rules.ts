import { catalogErrors } from '../errors.ts'

export interface OptionValue {
  readonly option: string
  readonly value: string
}

const splitParts = (text: string | null) => (text ?? '').split('|').filter((part) => part.trim() !== '')

/** Parses one part, 'Size: M'; null when name or value is missing. */
function parseOptionValue(part: string): OptionValue | null {
  const at = part.indexOf(':')
  const [option, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  return at === -1 || option === '' || value === '' ? null : { option, value }
}

/** Parses a variant's options, 'Size: M | Colour: Red'; ignores parts without a name. */
export function parseOptionValues(text: string | null): readonly OptionValue[] {
  return splitParts(text).flatMap((part) => parseOptionValue(part) ?? [])
}

/** Returns the first part without an option name, such as 'M'; null when there is none. */
export function findUnnamedOption(text: string | null): string | null {
  return (
    splitParts(text)
      .find((part) => parseOptionValue(part) === null)
      ?.trim() ?? null
  )
}

/** Formats options canonically, so that two texts compare. */
export function formatOptionValues(values: readonly OptionValue[]): string | null {
  return values.length === 0 ? null : values.map(({ option, value }) => `${option}: ${value}`).join(' | ')
}

/** Returns the variant value that ends a title after a comma, as in 'Pot, 5 litres'; null when there is none. */
export function findValueInTitle(title: string, variants: readonly (string | null)[]): string | null {
  if (variants.length < 2) return null
  const values = variants.flatMap((text) => parseOptionValues(text).map(({ value }) => value))
  const end = title.toLowerCase()
  return values.find((value) => end.endsWith(`, ${value.toLowerCase()}`)) ?? null
}

export function formatVariantLabel(text: string | null): string {
  return parseOptionValues(text)
    .map(({ value }) => value)
    .join(', ')
}

/** A variant for validation; money in minor units. */
export interface VariantRow {
  readonly name?: string
  readonly sku: string | null
  readonly option_values: string | null
  readonly price: number | null
  readonly compare_at_price: number | null
  readonly is_archived: 0 | 1
}

export function normalizeVariants<Row extends VariantRow>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({
    ...row,
    sku: row.sku?.trim() ?? null,
    option_values: formatOptionValues(parseOptionValues(row.option_values)),
  }))
}

/** Returns the active variant with the lowest price; null when all are archived or one has no price. */
export function findCheapest<Row extends VariantRow>(rows: readonly Row[]): Row | null {
  const active = rows.filter(({ is_archived, price }) => is_archived === 0 && price !== null)
  const [first, ...rest] = active
  if (first === undefined) return null
  return rest.reduce((best, row) => ((row.price ?? 0) < (best.price ?? 0) ? row : best), first)
}

export function findDuplicate(values: readonly (string | null)[]): string | null {
  return values.find((value, index) => value !== null && values.indexOf(value) !== index) ?? null
}

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

export function requireHigherCompareAtPrice({ price, compare_at_price }: Prices): void {
  if (price !== null && compare_at_price !== null && compare_at_price <= price)
    throw catalogErrors.earlier_price_not_higher()
}
