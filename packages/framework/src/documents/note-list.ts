import { sql } from 'kysely'
import type { DocType } from '#framework/doctypes'
import {
  heard,
  isCountAlone,
  MAIN,
  type ListQuery,
  type ListRequest,
  type Row,
  type Witness,
} from '#framework/queries'
import type { Asking } from './list-view.ts'
import { isExempt, isNoted } from './note-read.ts'
import type { Work } from './work.ts'

/** Documents of a guarded type that stand behind the rows of a list. */
interface Watched extends Witness {
  readonly type: DocType
  /** What the list shows of them, or asks about them. */
  readonly fields: readonly string[]
}

const PARENT = 'guarded'

const none: readonly Watched[] = []

type Outputs = ListQuery['selection']['outputs']

/** The columns shown of one of a list's tables; names of rows' columns as the client wrote them. */
function fieldsOf(outputs: Outputs, isOf: (output: Outputs[number]) => boolean): readonly string[] {
  const shown = outputs.filter(isOf).map(({ operand, written }) => operand?.column.name ?? written)
  return [...new Set(shown)]
}

/** The asked type itself; for rows of a child type the document that they belong to. */
function ownDocuments(
  { work, type }: Asking,
  query: ListQuery,
  parent: DocType | undefined,
): readonly Watched[] {
  const { outputs } = query.selection
  const isOwn = ({ operand }: Outputs[number]) => operand?.source.table.kind !== 'link'
  const fields = fieldsOf(outputs, isOwn)
  if (isNoted(work, type))
    return [{ type, name: `${MAIN}."name"`, exempt: isExempt(work, type, MAIN), fields }]
  if (!parent || !isNoted(work, parent)) return []
  const exempt = sql`exists (select from ${sql.table(parent.name)} ${sql.id(PARENT)}
    where ${sql.id(PARENT, 'name')} = ${sql.id(MAIN, 'parent')} and ${isExempt(work, parent, PARENT)})`
  return [{ type: parent, name: `${MAIN}."parent"`, exempt, fields }]
}

/** Documents that the asked ones link to: whatever is joined is shown, or decides what is. */
function linkedDocuments({ work }: Asking, { sources, selection }: ListQuery): readonly Watched[] {
  return sources.joined.flatMap((source) => {
    const { alias, table } = source
    if (table.kind !== 'link' || !isNoted(work, table.target)) return []
    const type = table.target
    const fields = fieldsOf(selection.outputs, ({ operand }) => operand?.source === source)
    return [{ type, name: `${alias}."name"`, exempt: isExempt(work, type, alias), fields }]
  })
}

/** The guarded documents behind a list that is read by somebody; none for the house itself, and none for counts alone. */
export function witnessesOf(asking: Asking, query: ListQuery, { parent }: ListRequest): readonly Watched[] {
  const { work, type } = asking
  const mayBeGuarded = type.guarded !== null || type.isChild || query.sources.joined.length > 0
  if (work.readLog === null || !mayBeGuarded) return none
  const parentType = type.isChild && typeof parent === 'string' ? work.registry.find(parent) : undefined
  const watched = [...ownDocuments(asking, query, parentType), ...linkedDocuments(asking, query)]
  return watched.length > 0 && !isCountAlone(query) ? watched : none
}

/** Writes down which documents a list is about to show, and answers its rows as they were asked for. */
export async function noteList(
  { readLog }: Work,
  watched: readonly Watched[],
  found: readonly Row[],
): Promise<readonly Row[]> {
  const { rows, seen } = heard(found, watched)
  const reads = watched.map(({ type, fields }, index) => ({
    ...{ type: type.name, fields, names: [], count: 0 },
    ...seen[index],
  }))
  await readLog?.note(reads)
  return rows
}
