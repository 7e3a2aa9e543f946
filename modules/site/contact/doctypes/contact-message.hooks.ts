import { hooks } from '#framework/documents'
import { contactErrors } from '../errors.ts'
import { ContactMessage } from './contact-message.doctype.ts'

export const contactMessageHooks = hooks(ContactMessage, {
  beforeSave({ document }) {
    if (document.state === 'answered' && document.answer === null) throw contactErrors.nothing_answered()
    return {}
  },

  /** A letter is answered once; one that was opened again may be answered anew. */
  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === 'answered' || document.state !== 'answered') return
    await documents.emit('contact.answered', { name: document.name, modified: document.modified })
  },
})
