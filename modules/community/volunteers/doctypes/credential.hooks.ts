import { hooks } from '#framework/documents'
import { releaseUncovered } from '../actions/release-uncovered.ts'
import { Credential } from './credential.doctype.ts'

/** What stops holding gives up the shifts that needed it, in the same transaction. */
export const credentialHooks = hooks(Credential, {
  async afterSave({ previous, document, documents }) {
    const isWeaker =
      previous?.state === 'valid' &&
      (document.state !== 'valid' || document.expires_on !== previous.expires_on)
    if (isWeaker) await releaseUncovered(documents, document.volunteer, document.kind)
  },
})
