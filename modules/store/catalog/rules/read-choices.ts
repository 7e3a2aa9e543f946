/** Values of one facet, and facets, that a list may be asked for at once. */
const MOST_VALUES = 50
const MOST_ATTRIBUTES = 20
const LONGEST_VALUE = 140

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_VALUE
}

/** Texts that were sent as a list, as JSON or with commas between them. */
export function readValues(given: unknown): readonly string[] {
  const list = typeof given === 'string' && given.startsWith('[') ? parsed(given) : given
  const parts: readonly unknown[] = Array.isArray(list)
    ? list
    : typeof list === 'string'
      ? list.split(',')
      : []
  const values = parts.map((value) => (typeof value === 'string' ? value.trim() : value)).filter(isText)
  return [...new Set(values)].slice(0, MOST_VALUES)
}

/** Values by facet: `{ Size: ['M', 'L'] }`, also as JSON. Facets without values are left out. */
export function readAttributes(given: unknown): ReadonlyMap<string, readonly string[]> {
  const object = typeof given === 'string' ? parsed(given) : given
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return new Map()
  const fields = Object.entries(object).slice(0, MOST_ATTRIBUTES)
  return new Map(
    fields
      .map(([name, values]) => [name, readValues(values)] as const)
      .filter(([, values]) => values.length > 0),
  )
}
