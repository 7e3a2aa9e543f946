import { hooks } from '#framework/documents'
import { volunteerErrors } from '../errors.ts'
import { Certificate } from './certificate.doctype.ts'

export const certificateHooks = hooks(Certificate, {
  beforeSave({ previous, document, documents }) {
    if (previous?.state !== 'valid' || document.state !== 'revoked') return {}
    if (!document.revoke_reason) throw volunteerErrors.no_reason()
    return { revoked_on: documents.today }
  },
})
