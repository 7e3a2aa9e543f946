import { sql } from 'kysely'
import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import type { VerifiedIdentity } from '../events.ts'

const LINKABLE_DAYS = 180
const DAY = 24 * 60 * 60 * 1000

/**
 * The moment (UTC) since which what guests left under a contact is linked to whoever proves it. A number may have a new
 * owner after a while: what is older is not theirs to open.
 */
export function linkableSince(now: Date): string {
  return datetimeIn('UTC', new Date(now.getTime() - LINKABLE_DAYS * DAY))
}

/** More than anybody leaves in the time. */
const MOST_LEFT = 200

/** The fields of a type that hold the contact of whoever left it. */
interface ContactFields<Type extends DocType> {
  readonly phone: keyof Doc<Type> & string
  readonly email: keyof Doc<Type> & string
}

/**
 * Names of the documents that were left under a contact since `linkableSince`, the newest first. Guests type their email
 * address in any case: it is compared without regard to it. The index on `creation` bounds what is read.
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
    order by creation desc limit ${MOST_LEFT}`
  const rows = await documents.asSystem().statement(left, { reads: [type] })
  return rows.map(({ name }) => name)
}
