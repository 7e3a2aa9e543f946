import type { Documents } from '#framework/documents'
import { letterheadFrom, type Letterhead } from '../rules/letterhead.ts'
import { readOrganisation, readWebsite } from './read-organisation.ts'
import type { Issuer } from './lock-issuer.ts'

/** What stands on the papers of an issuer today. */
export async function letterheadOf(documents: Documents, issuer: Issuer): Promise<Letterhead> {
  const { organisation } = issuer
  return letterheadFrom({
    issuer,
    organisation: organisation === null ? null : await readOrganisation(documents, organisation),
    website: organisation === null ? await readWebsite(documents) : null,
  })
}
