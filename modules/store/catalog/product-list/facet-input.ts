/** Values of one facet, and facets, that a list may be asked for at once. */
const MAX_VALUES = 50
const MAX_ATTRIBUTES = 20
const MAX_VALUE_LENGTH = 140

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH
}

/** Texts that were sent as a list, as JSON or with commas between them. */
export function parseFacetValues(given: unknown): readonly string[] {
  const list = typeof given === 'string' && given.startsWith('[') ? parseJson(given) : given
  const parts: readonly unknown[] = Array.isArray(list)
    ? list
    : typeof list === 'string'
      ? list.split(',')
      : []
  const values = parts.map((value) => (typeof value === 'string' ? value.trim() : value)).filter(isText)
  return [...new Set(values)].slice(0, MAX_VALUES)
}

/** Values by facet: `{ Size: ['M', 'L'] }`, also as JSON. Facets without values are left out. */
export function parseAttributeFacets(given: unknown): ReadonlyMap<string, readonly string[]> {
  const object = typeof given === 'string' ? parseJson(given) : given
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return new Map()
  const fields = Object.entries(object).slice(0, MAX_ATTRIBUTES)
  return new Map(
    fields
      .map(([name, values]) => [name, parseFacetValues(values)] as const)
      .filter(([, values]) => values.length > 0),
  )
}
