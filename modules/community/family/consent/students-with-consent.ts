import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import type { consentPurposes } from '#community/students'
import { Consent } from './consent.doctype.ts'

/**
 * Returns those of the children whose family currently consents to a purpose, in any version; no decision means no
 * consent. One statement; the read is not logged, because no user sees it.
 */
export async function findStudentsWithConsent(
  documents: Documents,
  purpose: (typeof consentPurposes)[number],
  students: readonly string[],
): Promise<ReadonlySet<string>> {
  if (students.length === 0) return new Set()
  const rows = await documents.asSystem().statement(
    sql<{ student: string; state: string }>`
      select distinct on (student) student, state from ${sql.table(Consent.name)}
      where purpose = ${purpose} and student = any(${[...students]}::text[])
      order by student, creation desc, name desc`,
    { reads: [Consent] },
  )
  return new Set(rows.filter(({ state }) => state === 'given').map(({ student }) => student))
}
