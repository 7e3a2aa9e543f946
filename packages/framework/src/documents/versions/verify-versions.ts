import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'

interface StoredVersion {
  readonly number: number
  readonly owner: string
  readonly creation: string
  readonly data: string
  readonly previous: string
  readonly hash: string
}

/** How a document's chain of versions stands. */
export interface Verification {
  readonly isIntact: boolean
  readonly count: number
  /** The first version that does not follow from the one before it. */
  readonly brokenAt: number | null
}

interface Document {
  readonly doctype: string
  readonly name: string
}

function hashOf({ doctype, name }: Document, version: StoredVersion, previous: string): string {
  const { number, owner, creation, data } = version
  const text = [previous, doctype, name, String(number), owner, creation, data].join('\n')
  return createHash('sha256').update(text).digest('hex')
}

/** Computes a document's chain of versions anew, from the first to the last, and compares. */
export async function verifyVersions(connection: Kysely<Tables>, document: Document): Promise<Verification> {
  const { rows } = await sql<StoredVersion>`
    select "number", "owner", to_char("creation", 'YYYY-MM-DD HH24:MI:SS.US') as creation, "data",
      coalesce("previous", '') as previous, "hash"
    from "Version" where "ref_doctype" = ${document.doctype} and "docname" = ${document.name} order by "number"`.execute(
    connection,
  )
  let previous = ''
  for (const [index, version] of rows.entries()) {
    const isNext = version.number === index + 1 && version.previous === previous
    if (!isNext || version.hash !== hashOf(document, version, previous))
      return { isIntact: false, count: rows.length, brokenAt: version.number }
    previous = version.hash
  }
  return { isIntact: true, count: rows.length, brokenAt: null }
}
