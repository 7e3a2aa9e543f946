import { errorCode, kept } from '#framework/database'
import {
  compileCount,
  compileList,
  queryErrors,
  readConditions,
  readQuery,
  type ListRequest,
  type Row,
} from '#framework/queries'
import { noteList, witnessesOf, witnessesOfCount } from './note-list.ts'
import { viewOf, type Asking } from './list-view.ts'
import type { Listing } from './listing.ts'

/** Sums and bounds that no column could hold are the question's fault. */
function refuseOutOfRange(error: unknown): never {
  if (errorCode(error)?.startsWith('22')) throw queryErrors.outOfRange(error)
  throw error
}

/** What was read, by type: linked documents show in a list as well, and trees decide what is in it. */
function noteReading({ work, type }: Asking, others: ReadonlySet<string>): void {
  work.journal.read.add(type.name)
  for (const other of others) work.journal.read.add(other)
}

/** The rows of a list in one statement. What it shows of guarded types is written down first. */
export async function queryDocuments(asking: Asking, request: ListRequest): Promise<Listing> {
  const { work } = asking
  const query = readQuery(viewOf(asking, request), request)
  noteReading(asking, query.sources.touched)
  const watched = witnessesOf(asking, query, request)
  const compiled = compileList(query, watched).compile(work.connection)
  const found = await work.connection.executeQuery(kept(compiled)).catch(refuseOutOfRange)
  const rows = watched.length > 0 ? await noteList(work, watched, found.rows) : found.rows
  const amounts = query.selection.outputs.filter(({ isAmount }) => isAmount).map(({ key }) => key)
  const fields = query.selection.outputs.map(({ key }) => key)
  return { rows, fields, amounts, statement: compiled.sql }
}

export async function listDocuments(asking: Asking, request: ListRequest): Promise<readonly Row[]> {
  return (await queryDocuments(asking, request)).rows
}

export async function countDocuments(
  asking: Asking,
  request: Pick<ListRequest, 'filters' | 'or_filters' | 'parent'>,
): Promise<number> {
  const conditions = readConditions(viewOf(asking, request), request)
  noteReading(asking, conditions.sources.touched)
  const watched = witnessesOfCount(asking, conditions, request)
  const found = await compileCount(conditions, watched)
    .execute(asking.work.connection)
    .catch(refuseOutOfRange)
  if (watched.length > 0) await noteList(asking.work, watched, found.rows)
  return found.rows[0]?.count ?? 0
}
