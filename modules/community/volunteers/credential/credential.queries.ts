import type { Documents } from '#framework/documents'
import type { ValidCredential } from '../shift/shift-eligibility.rules.ts'
import { Credential } from './credential.doctype.ts'

/** What holds of a volunteer today. One statement. */
export function listValidCredentials(
  documents: Documents,
  volunteer: string,
): Promise<readonly ValidCredential[]> {
  return documents.asSystem().find(Credential, {
    where: { volunteer, state: 'valid' },
    fields: ['kind', 'expires_on'],
  })
}

/** Credentials whose last day is past and that nobody has looked at yet; at most so many. */
export function listExpiredCredentials(documents: Documents, limit: number) {
  return documents.asSystem().find(Credential, {
    where: { state: 'valid', expires_on: ['<', documents.today] },
    fields: ['name'],
    order_by: 'expires_on asc, name asc',
    limit,
  })
}
