import { hooks } from '#framework/documents'
import { applyChange } from '../actions/apply-change.ts'
import { familyErrors } from '../errors.ts'
import { ContactChange } from './contact-change.doctype.ts'

export const contactChangeHooks = hooks(ContactChange, {
  beforeSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return {}
    if (document.state === 'refused' && !document.answer?.trim()) throw familyErrors.no_answer()
    return { decided_by: documents.caller.user }
  },

  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return
    if (document.state === 'accepted') await applyChange(documents, document)
    await documents.emit('family.contact_change_decided', { change: document.name })
  },
})
