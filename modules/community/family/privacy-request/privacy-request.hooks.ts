import { familyEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { familyErrors } from '../errors.ts'
import { PrivacyRequest } from './privacy-request.doctype.ts'

type RequestDoc = Doc<typeof PrivacyRequest>

const isClosed = ({ state }: RequestDoc): boolean => state === 'done' || state === 'refused'

/** What the office says by hand: an erasure says for itself what it did. */
function requireDecision(request: RequestDoc): void {
  const { state, kind, answer } = request
  if (state === 'done' && kind === 'erase') throw familyErrors.erase_first()
  if (kind !== 'export' && isClosed(request) && !answer?.trim()) throw familyErrors.no_answer()
}

export const privacyRequestHooks = hooks(PrivacyRequest, {
  beforeSave({ previous, document, documents }) {
    const isByHand = previous !== null && !isAdministrator(documents.caller)
    if (!isByHand || previous.state === document.state) return {}
    requireDecision(document)
    return isClosed(document) ? { decided_by: documents.caller.user } : {}
  },

  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return
    if (isClosed(document)) await documents.emit(familyEvents.privacy_decided, { request: document.name })
  },
})
