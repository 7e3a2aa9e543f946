import type { Documents } from '#framework/documents'
import { Credential } from '../doctypes/credential.doctype.ts'
import { endedCredentials } from '../doctypes/credential.queries.ts'

/** Few enough for one night. */
const MOST = 500

/** What ended yesterday opens nothing any more: the shifts to come that needed it are given up with it. */
export async function expireCredentials(documents: Documents): Promise<void> {
  for (const { name } of await endedCredentials(documents, MOST))
    await documents.save(Credential, name, { state: 'expired' })
}
