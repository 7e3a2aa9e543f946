import { moderationEvents } from '../events.ts'
import { hooks } from '#framework/documents'
import { moderationErrors } from '../errors.ts'
import { setHidden } from './moderated-fields.ts'
import { ModerationItem } from './moderation-item.doctype.ts'

export const moderationItemHooks = hooks(ModerationItem, {
  beforeSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state || document.state === 'waiting') return {}
    if (document.state === 'hidden' && document.hidden_because === null)
      throw moderationErrors.reason_missing()
    if (previous.state === 'hidden' && document.restored_because === null)
      throw moderationErrors.restore_reason_missing()
    return { decided_by: documents.caller.user, is_new: 0 as const, is_hidden_meanwhile: 0 as const }
  },

  /** The post changes in the same transaction as the decision. */
  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state || document.state === 'waiting') return
    const { reference_doctype, reference_name, state, hidden_because } = document
    const because = state === 'hidden' ? hidden_because : null
    await setHidden(documents, { reference_doctype, reference_name, because })
    await documents.emit(moderationEvents.decided, {
      ...{ reference_doctype, reference_name, decision: state },
      ...{ reason: because, was_new: previous.is_new },
    })
  },
})
