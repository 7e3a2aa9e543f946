import type { Documents } from '#framework/documents'
import type { ValidCredential } from '../shift/shift-eligibility.rules.ts'
import { Credential } from './credential.doctype.ts'

/** Returns the valid credentials of a volunteer. One statement. */
export function listValidCredentials(
  documents: Documents,
  volunteer: string,
): Promise<readonly ValidCredential[]> {
  return documents.asSystem().find(Credential, {
    where: { volunteer, state: 'valid' },
    fields: ['kind', 'expires_on'],
  })
}

/** Returns expired credentials that are not processed yet, up to `limit`. */
export function listExpiredCredentials(documents: Documents, limit: number) {
  return documents.asSystem().find(Credential, {
    where: { state: 'valid', expires_on: ['<', documents.today] },
    fields: ['name'],
    order_by: 'expires_on asc, name asc',
    limit,
  })
}
