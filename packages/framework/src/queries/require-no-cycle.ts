import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#framework/database'
import type { DocType } from '#framework/doctypes'
import type { Row } from './compile-list.ts'
import { queryErrors } from './query-errors.ts'
import { quoted } from './sources.ts'

/** A document about to be written, and what it was; null when it is new. */
interface Placing {
  readonly type: DocType
  readonly name: string
  readonly previous: Row | null
  readonly document: Row
}

/** No tree is deeper, whatever its type allows: every walk has an end. */
const DEEPEST = 100

interface Branch {
  /** How many stand above, the parent included. */
  readonly above: number
  /** How many levels stand below. */
  readonly below: number
  readonly is_cycle: boolean
}

/** The document below which another is about to hang; null when it stays where it was. */
function newParent({ type, previous, document }: Placing): string | null {
  if (type.tree === null) return null
  const { parentField } = type.tree
  const parent = document[parentField]
  return typeof parent === 'string' && parent !== '' && parent !== previous?.[parentField] ? parent : null
}

/** Moves in one tree wait for each other until the transaction ends. */
async function lockTree(connection: Kysely<Tables>, type: DocType): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${type.name}`}, 0))`.execute(connection)
}

function walk(name: string, parent: string, type: DocType): RawBuilder<Branch> {
  const table = sql.raw(quoted(type.name))
  const up = sql.raw(quoted(type.tree?.parentField ?? ''))
  return sql<Branch>`
    with recursive above as (
      select n."name", n.${up} as parent, 1 as depth from ${table} n where n."name" = ${parent}
      union all
      select n."name", n.${up}, a.depth + 1 from ${table} n join above a on n."name" = a.parent where a.depth <= ${DEEPEST}
    ), below as (
      select ${name}::text as name, 0 as depth
      union all
      select n."name", b.depth + 1 from ${table} n join below b on n.${up} = b.name where b.depth <= ${DEEPEST}
    )
    select (select coalesce(max(depth), 0) from above) as above, (select max(depth) from below) as below,
      exists (select 1 from above where name = ${name}) as is_cycle`
}

/**
 * For a document of a tree that is to hang elsewhere: refuses a parent that stands below the document itself, and a branch
 * that would become too deep. Of two moves at once, each right by itself and a circle together, the second sees the first.
 */
export async function requireNoCycle(connection: Kysely<Tables>, placing: Placing): Promise<void> {
  const { type, name } = placing
  const parent = newParent(placing)
  if (parent === null) return
  if (parent === name) throw queryErrors.belowItself(type.name)
  // A statement of its own: the walk must see what was committed while this waited.
  await lockTree(connection, type)
  const { rows } = await walk(name, parent, type).execute(connection)
  const [branch] = rows
  if (branch?.is_cycle) throw queryErrors.belowItself(type.name)
  const deepest = type.tree?.deepest ?? DEEPEST
  if (branch && branch.above + branch.below + 1 > deepest) throw queryErrors.tooDeep(type.name, deepest)
}
