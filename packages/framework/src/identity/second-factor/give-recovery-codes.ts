import type { Documents } from '#framework/documents'
import { identityErrors } from '../errors.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { findFactor } from './second-factors.ts'
import { SecondFactor } from './second-factor.doctype.ts'

/** New recovery codes in place of those before. They are in this answer and nowhere else. */
export async function giveRecoveryCodes(documents: Documents, user: string): Promise<readonly string[]> {
  const factor = await findFactor(documents, user)
  if (!factor) throw identityErrors.not_enrolled()
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({ code_hash: recoveryCodeHash(code) ?? '' }))
  await documents.asSystem().save(SecondFactor, factor.name, { recovery_codes: rows })
  return codes
}
