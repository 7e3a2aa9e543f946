export interface OptionValue {
  readonly option: string
  readonly value: string
}

/** Options of a variant as they are written, 'Size: M | Colour: Red'; a part without a name is left out. */
export function optionValues(text: string | null): readonly OptionValue[] {
  return (text ?? '').split('|').flatMap((part) => {
    const at = part.indexOf(':')
    const [option, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    return at === -1 || option === '' || value === '' ? [] : [{ option, value }]
  })
}

/** The same, in the one way that two texts can be compared in. */
export function optionText(values: readonly OptionValue[]): string | null {
  return values.length === 0 ? null : values.map(({ option, value }) => `${option}: ${value}`).join(' | ')
}

/** What people read: 'M, Red'. */
export function variantLabel(text: string | null): string {
  return optionValues(text)
    .map(({ value }) => value)
    .join(', ')
}
