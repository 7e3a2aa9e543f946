import { sql, type RawBuilder, type Kysely } from 'kysely'
import { randomName } from '../naming/document-name.ts'
import { createHash } from 'node:crypto'
import type { Tables } from '#framework/database'
import { namesOfType, type DocType } from '#framework/doctypes'
import type { UnitOfWork } from '../work.ts'
import { Version } from './version.doctype.ts'

export interface NewVersion {
  readonly type: Pick<DocType, 'name' | 'renamedFrom'>
  readonly name: string
  readonly user: string
  readonly data: object
}

/** SQL for the hash of a version; `hashOf` computes the same in code. */
function hashed({ type, name, user }: NewVersion, data: string): RawBuilder<unknown> {
  const parts = sql.join([
    sql`coalesce(last."hash", '')`,
    sql`${type.name}::text`,
    sql`${name}::text`,
    sql`(coalesce(last."number", 0) + 1)::text`,
    sql`${user}::text`,
    sql`to_char(moment.now, 'YYYY-MM-DD HH24:MI:SS.US')`,
    sql`${data}::text`,
  ])
  return sql`encode(sha256(convert_to(concat_ws(E'\\n', ${parts}), 'UTF8')), 'hex')`
}

/**
 * Adds a version in the statement that makes the change: it needs a `moment (now)` beside it, and the document's row
 * locked since an earlier statement, so that two writers never continue one chain concurrently. Versions of a renamed
 * type retain its earlier name, because they are immutable, and the chain continues after them.
 */
export function versionPart(version: NewVersion): RawBuilder<unknown> {
  const { type, name, user } = version
  const data = JSON.stringify(version.data)
  return sql`version as (
    insert into "Version" ("name", "owner", "creation", "modified", "modified_by", "ref_doctype", "docname", "number", "data", "previous", "hash")
    select ${randomName()}, ${user}, moment.now, moment.now, ${user}, ${type.name}, ${name},
      coalesce(last."number", 0) + 1, ${data}::text, coalesce(last."hash", ''), ${hashed(version, data)}
    from moment left join lateral (
      select "number", "hash" from "Version" where "ref_doctype" in (${sql.join(namesOfType(type))}) and "docname" = ${name}
      order by "number" desc limit 1
    ) last on true)`
}

interface StoredVersion {
  readonly doctype: string
  readonly number: number
  readonly owner: string
  readonly creation: string
  readonly data: string
  readonly previous: string
  readonly hash: string
}

export interface VersionCheck {
  readonly isIntact: boolean
  readonly count: number
  /** The first version that does not follow from the one before it. */
  readonly brokenAt: number | null
}

type Document = Pick<NewVersion, 'type' | 'name'>

function hashOf({ name }: Document, version: StoredVersion, previous: string): string {
  const { doctype, number, owner, creation, data } = version
  const text = [previous, doctype, name, String(number), owner, creation, data].join('\n')
  return createHash('sha256').update(text).digest('hex')
}

/** Recomputes a document's chain of versions and compares. */
export async function checkVersionChain(
  connection: Kysely<Tables>,
  document: Document,
): Promise<VersionCheck> {
  const { rows } = await sql<StoredVersion>`
    select "ref_doctype" as doctype, "number", "owner", to_char("creation", 'YYYY-MM-DD HH24:MI:SS.US') as creation, "data",
      coalesce("previous", '') as previous, "hash"
    from "Version" where "ref_doctype" in (${sql.join(namesOfType(document.type))}) and "docname" = ${document.name}
    order by "number"`.execute(connection)
  let previous = ''
  for (const [index, version] of rows.entries()) {
    const isNext = version.number === index + 1 && version.previous === previous
    if (!isNext || version.hash !== hashOf(document, version, previous))
      return { isIntact: false, count: rows.length, brokenAt: version.number }
    previous = version.hash
  }
  return { isIntact: true, count: rows.length, brokenAt: null }
}

/** True when changes of a type leave versions: the type declares it, and the site has the module of versions. */
export function hasVersions({ registry }: UnitOfWork, type: DocType): boolean {
  return type.trackChanges && registry.find(Version.name) !== undefined
}
