type Scalar = string | number | null

/** A document as a plain object, and a filter on it as the wire has it. */
export type PlainRow = Readonly<Record<string, Scalar>>
export type PlainFilter = readonly [field: string, operator: string, value: unknown]

/** What nothing compares as, by field: the dialect's rule, told a second time. */
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

/** What is compared: the value as stored, what nothing counts as, and the filter's value in both shapes. */
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

/** A filter as the dialect describes it, evaluated on one document without any database: the measure of the real one. */
export function plainlyHolds(row: PlainRow, [field, operator, value]: PlainFilter): boolean {
  const stored = row[field] ?? null
  const empty = emptyBy[field] ?? ''
  const known = (one: unknown) => (typeof one === 'string' || typeof one === 'number' ? one || empty : empty)
  const list = Array.isArray(value) ? value.map(known) : []
  const compared = { stored, left: stored ?? empty, right: known(value), list, value }
  return holds[operator]?.(compared, empty) ?? false
}
