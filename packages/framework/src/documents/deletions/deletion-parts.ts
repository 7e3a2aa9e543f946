import { sql, type RawBuilder } from 'kysely'
import type { DynamicLinkField } from '#framework/doctypes'
import { DeletedDocument } from './deleted-document.doctype.ts'

type Sql = RawBuilder<unknown>

interface Place {
  readonly type: string
  readonly name: string
}

/** What hangs at one document hangs at another: files, comments, tags. */
export function movedParts(links: readonly DynamicLinkField[], from: Place, to: Place): readonly Sql[] {
  return links.map(
    ({ type, fieldname, typeField }, index) =>
      sql`${sql.id(`along${index}`)} as (update ${sql.table(type.name)}
        set ${sql.id(fieldname)} = ${to.name}, ${sql.id(typeField)} = ${to.type}
        where ${sql.id(fieldname)} = ${from.name} and ${sql.id(typeField)} = ${from.type})`,
  )
}

/** A deletion as it is kept. */
export interface Deletion {
  /** The name of the Deleted Document. */
  readonly name: string
  readonly user: string
  /** The document as it stood. */
  readonly data: object
  readonly alongLinks: readonly DynamicLinkField[]
}

/** Keeps a document in the statement that deletes it. */
export function archiveParts(deleted: Place, { name, user, data, alongLinks }: Deletion): readonly Sql[] {
  const archived = sql`kept as (
    insert into "Deleted Document" ("name", "owner", "creation", "modified", "modified_by", "deleted_doctype", "deleted_name", "data", "restored")
    select ${name}, ${user}, moment.now, moment.now, ${user}, ${deleted.type}, ${deleted.name}, ${JSON.stringify(data)}, 0 from moment)`
  return [archived, ...movedParts(alongLinks, deleted, { type: DeletedDocument.name, name })]
}

/** Notes that a deletion is undone, and gives the document back what hung at it. */
export function restoredStatement(
  deletion: Pick<Deletion, 'name' | 'user' | 'alongLinks'>,
  restored: Place,
): Sql {
  const { name, user, alongLinks } = deletion
  const parts = movedParts(alongLinks, { type: DeletedDocument.name, name }, restored)
  const withClause = parts.length > 0 ? sql`with ${sql.join([...parts])} ` : sql``
  return sql`${withClause}update "Deleted Document"
    set "restored" = 1, "new_name" = ${restored.name}, "modified" = clock_timestamp()::timestamp, "modified_by" = ${user}
    where "name" = ${name}`
}
