type Scalar = string | number | null

export type PlainRow = Readonly<Record<string, Scalar>>
export type PlainFilter = readonly [field: string, operator: string, value: unknown]

const emptyBy: Readonly<Record<string, string | number>> = { amount: 0, weight: 0, made_on: '0001-01-01' }

function isLike(stored: Scalar, pattern: string): boolean {
  if (stored === null) return /^%*$/.test(pattern)
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  return new RegExp(`^${source}$`, 'is').test(String(stored))
}

function isBetween(stored: Scalar, [from, to]: readonly (string | number)[]): boolean {
  return stored !== null && from !== undefined && to !== undefined && stored >= from && stored <= to
}

interface Compared {
  readonly stored: Scalar
  readonly left: string | number
  readonly right: string | number
  readonly list: readonly (string | number)[]
  readonly value: unknown
}

const isAmong = ({ left, list }: Compared, empty: string | number) =>
  (list.length === 0 ? [empty] : list).includes(left)

const holds: Readonly<Record<string, (compared: Compared, empty: string | number) => boolean>> = {
  '=': ({ left, right }) => left === right,
  '!=': ({ left, right }) => left !== right,
  '>': ({ left, right }) => left > right,
  '<': ({ left, right }) => left < right,
  '>=': ({ left, right }) => left >= right,
  '<=': ({ left, right }) => left <= right,
  like: ({ stored, value }) => isLike(stored, String(value)),
  'not like': ({ stored, value }) => !isLike(stored, String(value)),
  in: (compared, empty) => isAmong(compared, empty),
  'not in': (compared, empty) => !isAmong(compared, empty),
  between: ({ stored, list }) => isBetween(stored, list),
  is: ({ stored, value }) => (stored !== null) === (value === 'set'),
}

/**
 * Evaluates a filter as the dialect describes it on one document, without a database: the reference for the real one.
 */
export function plainlyHolds(row: PlainRow, [field, operator, value]: PlainFilter): boolean {
  const stored = row[field] ?? null
  const empty = emptyBy[field] ?? ''
  const known = (one: unknown) => (typeof one === 'string' || typeof one === 'number' ? one || empty : empty)
  const list = Array.isArray(value) ? value.map(known) : []
  const compared = { stored, left: stored ?? empty, right: known(value), list, value }
  return holds[operator]?.(compared, empty) ?? false
}
