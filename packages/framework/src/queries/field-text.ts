import { bounds } from './bounds.ts'
import { parseDatePart, type DatePart } from './date-part.ts'
import { parsePath, type Path } from './path.ts'
import { queryErrors } from './query-errors.ts'

const aggregates = ['count', 'sum', 'avg', 'min', 'max'] as const

export type Aggregate = (typeof aggregates)[number]

/** An entry of `fields` taken apart: a column, perhaps counted or summed, perhaps under another name. */
export interface FieldText {
  /** Null for `count(*)`. */
  readonly path: Path | null
  readonly aggregate: Aggregate | null
  /** `year(x)` and its kin. */
  readonly part: DatePart | null
  /** `count(distinct x)`. */
  readonly isDistinctInside: boolean
  /** `distinct x`: then all of the rows are. */
  readonly isDistinct: boolean
  readonly alias: string | null
  readonly written: string
}

const ALIAS = /^[`'"]?(_?[a-z]\w*)[`'"]?$/i
const CALL = /^(\w+) ?\((.*)\)$/
const DISTINCT = /^distinct /i
// What PostgreSQL keeps of a name; more would come back cut.
const LONGEST_ALIAS = 63

function aggregateOf(name: string): Aggregate {
  const known = aggregates.find((aggregate) => aggregate === name.toLowerCase())
  if (known === undefined) throw queryErrors.functionCall(name)
  return known
}

type Inner = Pick<FieldText, 'path' | 'aggregate' | 'part' | 'isDistinctInside'>

function pathOf(text: string, written: string): Path {
  const path = parsePath(text)
  if (path === null) throw queryErrors.field(written)
  return path
}

const plain = { aggregate: null, part: null, isDistinctInside: false } as const

function innerOf(text: string, written: string): Inner {
  const partOf = parseDatePart(text)
  if (partOf) return { ...plain, ...partOf }
  const [, name, inside = ''] = CALL.exec(text) ?? []
  if (name === undefined) return { ...plain, path: pathOf(text, written) }
  const aggregate = aggregateOf(name)
  const isDistinctInside = DISTINCT.test(inside.trim())
  const argument = inside.trim().replace(DISTINCT, '')
  if (argument === '*' && aggregate === 'count' && !isDistinctInside)
    return { ...plain, path: null, aggregate }
  const path = pathOf(argument, written)
  if (path.column === '*') throw queryErrors.field(written)
  return { ...plain, path, aggregate, isDistinctInside }
}

/** `x as y` taken apart; the alias is null where there is none. */
function withoutAlias(text: string): { readonly named: string; readonly alias: string | null } {
  const words = text.split(' ')
  const [, alias = null] = words.at(-2)?.toLowerCase() === 'as' ? (ALIAS.exec(words.at(-1) ?? '') ?? []) : []
  const isAliased = alias !== null && words.length > 2
  return isAliased ? { named: words.slice(0, -2).join(' '), alias } : { named: text, alias: null }
}

/** Reads one entry of `fields`. Whatever this grammar does not know is refused by name: it never reaches SQL. */
export function parseFieldText(input: unknown): FieldText {
  if (typeof input !== 'string') throw queryErrors.shape('Fields', 'a JSON list of field names')
  const written = input.trim()
  if (written.length > bounds.fieldText) throw queryErrors.field(`${written.slice(0, 60)}…`)
  const { named, alias } = withoutAlias(written.replace(/\s+/g, ' '))
  if (alias !== null && alias.length > LONGEST_ALIAS) throw queryErrors.field(alias)
  const isDistinct = DISTINCT.test(named)
  const inner = innerOf(named.replace(DISTINCT, ''), written)
  return { ...inner, isDistinct, alias, written }
}
