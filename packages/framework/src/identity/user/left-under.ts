import { sql } from 'kysely'
import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import type { VerifiedIdentity } from '../events.ts'

const LINKABLE_DAYS = 180
const DAY = 24 * 60 * 60 * 1000

/**
 * Start (UTC) of guest data that is linked to a proved contact: a number may change its owner, so older data is not
 * linked.
 */
export function linkableSince(now: Date): string {
  return datetimeIn('UTC', new Date(now.getTime() - LINKABLE_DAYS * DAY))
}

const MAX_LEFT = 200

interface ContactFields<Type extends DocType> {
  readonly phone: keyof Doc<Type> & string
  readonly email: keyof Doc<Type> & string
}

/**
 * Names of documents under a contact since `linkableSince`, the latest first. E-mail addresses are compared without
 * case, because guests type them freely. The index on `creation` limits the rows read.
 */
export async function leftUnder<Type extends DocType>(
  documents: Documents,
  type: Type,
  { phone, email, fields }: VerifiedIdentity & { readonly fields: ContactFields<Type> },
): Promise<readonly string[]> {
  const contact =
    phone === null
      ? sql`lower(${sql.ref(fields.email)}) = ${email?.toLowerCase() ?? null}`
      : sql`${sql.ref(fields.phone)} = ${phone}`
  const left = sql<{ name: string }>`
    select name from ${sql.table(type.name)}
    where creation > ${linkableSince(documents.now)}::timestamp and ${contact}
    order by creation desc limit ${MAX_LEFT}`
  const rows = await documents.asSystem().statement(left, { reads: [type] })
  return rows.map(({ name }) => name)
}
