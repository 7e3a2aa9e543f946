import { sql, type RawBuilder } from 'kysely'
import { randomName } from '../naming/random-name.ts'

/** What a version says, for which document, by whom. */
export interface NewVersion {
  readonly doctype: string
  readonly name: string
  readonly user: string
  readonly data: object
}

/** The text that a version's hash is of, as SQL; `versionText` is the same in code. */
function hashed({ doctype, name, user }: NewVersion, data: string): RawBuilder<unknown> {
  const parts = sql.join([
    sql`coalesce(last."hash", '')`,
    sql`${doctype}::text`,
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
 * locked since an earlier statement, so that two writers never continue one chain at once.
 */
export function versionPart(version: NewVersion): RawBuilder<unknown> {
  const { doctype, name, user } = version
  const data = JSON.stringify(version.data)
  return sql`version as (
    insert into "Version" ("name", "owner", "creation", "modified", "modified_by", "ref_doctype", "docname", "number", "data", "previous", "hash")
    select ${randomName()}, ${user}, moment.now, moment.now, ${user}, ${doctype}, ${name},
      coalesce(last."number", 0) + 1, ${data}::text, coalesce(last."hash", ''), ${hashed(version, data)}
    from moment left join lateral (
      select "number", "hash" from "Version" where "ref_doctype" = ${doctype} and "docname" = ${name}
      order by "number" desc limit 1
    ) last on true)`
}
