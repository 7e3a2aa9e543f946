import type { Documents } from '#framework/documents'
import { letterheadFrom, type Letterhead } from '../rules/letterhead.ts'
import { readOrganisation, type Values } from './read-organisation.ts'
import type { Issuer } from './lock-issuer.ts'

/** What stands on the papers of an issuer today; what the website says counts for the house's own. */
export async function letterheadOf(
  documents: Documents,
  issuer: Issuer,
  website: Values | null,
): Promise<Letterhead> {
  const { organisation } = issuer
  return letterheadFrom({
    issuer,
    organisation: organisation === null ? null : await readOrganisation(documents, organisation),
    website: organisation === null ? website : null,
  })
}
