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
