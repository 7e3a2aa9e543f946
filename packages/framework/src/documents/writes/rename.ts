import { sql } from 'kysely'
import { lifecycleErrors, DialectError } from '#framework/errors'
import type { Row } from '#framework/queries'
import { deleteDocument } from './delete.ts'
import type { RenameOptions } from '../documents.ts'
import { usableName } from '../naming/document-name.ts'
import { readDocument } from '../reads/read-document.ts'
import { translateWriteFailure } from './write-failure.ts'
import { hasVersions } from '../versions/version-chain.ts'
import { mergeNoteStatement, renameStatement } from './write-statements.ts'
import { actorOf, type Writing } from './writing.ts'

interface Renaming {
  readonly from: string
  readonly to: string
}

function lockFor(writing: Writing, name: string, verb: 'write' | 'delete'): Promise<Row> {
  const { work, caller, type } = writing
  return readDocument(work, caller, { type, name, verb, isLocked: true, isUnfiltered: true })
}

function recordRename({ work, type }: Writing, { from, to }: Renaming): void {
  const { changeSet } = work
  changeSet.changed.add(type.name)
  changeSet.changes.push({ type: type.name, name: to, before: from, kind: 'renamed' })
  changeSet.hasEvents = true
  const links = [...work.registry.linksTo(type.name), ...work.registry.dynamicLinks]
  for (const link of links) changeSet.changed.add(link.type.name)
}

async function giveName(writing: Writing, { from, to }: Renaming): Promise<void> {
  const { work, type } = writing
  const { dynamicLinks } = work.registry
  const isVersioned = hasVersions(work, type)
  const renaming = { type, from, to, user: actorOf(writing), dynamicLinks, isVersioned }
  await renameStatement(renaming)
    .execute(work.connection)
    .catch((error: unknown) => {
      const failure = translateWriteFailure({ registry: work.registry, type, name: to, document: {} }, error)
      const isDuplicate = failure instanceof DialectError && failure.type === 'DuplicateEntryError'
      throw isDuplicate ? lifecycleErrors.nameTaken(type.name, to) : failure
    })
}

async function requireMergeTarget({ work, type }: Writing, name: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(type.name)} where "name" = ${name}`.execute(
    work.connection,
  )
  if (rows.length === 0) throw lifecycleErrors.noMergeTarget(type.name, name)
}

/** Merges a document into another: every link moves to the remaining one, and the other is deleted. */
async function mergeInto(writing: Writing, { from, to }: Renaming): Promise<void> {
  const { work, type } = writing
  await requireMergeTarget(writing, to)
  await lockFor(writing, to, 'write')
  const links = work.registry
    .linksTo(type.name)
    .map(
      (link) =>
        sql`update ${sql.table(link.type.name)} set ${sql.id(link.fieldname)} = ${to} where ${sql.id(link.fieldname)} = ${from}`,
    )
  const dynamic = work.registry.dynamicLinks.map(
    (link) =>
      sql`update ${sql.table(link.type.name)} set ${sql.id(link.fieldname)} = ${to} where ${sql.id(link.fieldname)} = ${from} and ${sql.id(link.typeField)} = ${type.name}`,
  )
  for (const statement of [...links, ...dynamic])
    await statement.execute(work.connection).catch((error: unknown) => {
      throw translateWriteFailure({ registry: work.registry, type, name: to, document: {} }, error)
    })
  await deleteDocument(writing, from)
  const user = actorOf(writing)
  await mergeNoteStatement({ type, from, to, user, isVersioned: hasVersions(work, type) }).execute(
    work.connection,
  )
}

/**
 * Renames a document: its rows, every Link and whatever else names it follow in the same transaction. With `merge` it
 * becomes one with the document that has the name already.
 */
export async function renameDocument(
  writing: Writing,
  { from, to: given }: Renaming,
  { merge = false }: RenameOptions = {},
): Promise<string> {
  const { type } = writing
  if (!type.allowRename || type.naming.kind === 'single') throw lifecycleErrors.notRenamable(type.name)
  const to = usableName(type, given)
  await lockFor(writing, from, 'write')
  if (to === from) return to
  await (merge ? mergeInto : giveName)(writing, { from, to })
  recordRename(writing, { from, to })
  return to
}
