import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Guardian } from './guardian.doctype.ts'

const MAX_GUARDIANS = 200

/** Everybody at these numbers, in whichever families. */
export function findGuardiansByPhone(documents: Documents, phones: readonly string[]) {
  return documents.asSystem().find(Guardian, { where: { phone: ['in', phones] }, limit: MAX_GUARDIANS })
}

export function findGuardiansOfFamilies(documents: Documents, families: readonly string[]) {
  return documents.asSystem().find(Guardian, {
    where: { family: ['in', families] },
    order_by: 'creation asc, name asc',
    limit: MAX_GUARDIANS,
  })
}

/**
 * Holds these numbers until the end of the transaction: of two children of one family that are enrolled at once, the
 * second finds the family that the first made.
 */
export async function lockPhones(documents: Documents, phones: readonly string[]): Promise<void> {
  for (const phone of [...new Set(phones)].sort())
    await documents
      .asSystem()
      .statement(sql`select pg_advisory_xact_lock(hashtextextended(${`family ${phone}`}, 0))`, {})
}
