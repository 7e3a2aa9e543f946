import { contactEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { contactErrors } from '../errors.ts'
import { ContactMessage } from './contact-message.doctype.ts'

type Letter = Doc<typeof ContactMessage>

const isAnsweredNow = (previous: Letter | null, { state }: Letter): boolean =>
  previous !== null && previous.state !== 'answered' && state === 'answered'

export const contactMessageHooks = hooks(ContactMessage, {
  beforeSave({ previous, document }): Partial<Letter> {
    if (document.state === 'answered' && document.answer === null) throw contactErrors.no_answer()
    return isAnsweredNow(previous, document) ? { answer_mail: 'waiting' } : {}
  },

  /** Sends an answer once; a reopened message may be answered again. */
  async afterSave({ previous, document, documents }) {
    if (!isAnsweredNow(previous, document)) return
    await documents.emit(contactEvents.answered, { name: document.name, modified: document.modified })
  },
})
