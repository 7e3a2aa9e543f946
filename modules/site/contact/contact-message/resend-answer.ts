import { contactEvents } from '../events.ts'
import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { ContactMessage, office } from './contact-message.doctype.ts'
import { contactErrors } from '../errors.ts'

/** Resends the answer to a contact message when its e-mail was not sent. It returns the message's name. */
export const resendAnswer = method({
  access: onlyRoles(...office),
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents }) {
    const letter = await documents.lock(ContactMessage, name)
    if (letter.answer_mail !== 'not sent' && letter.answer_mail !== 'could not be sent')
      throw contactErrors.nothing_to_resend()
    const system = documents.asSystem()
    const { modified } = await system.save(ContactMessage, name, {
      answer_mail: 'waiting',
      answer_problem: null,
    })
    await system.emit(contactEvents.answered, { name, modified })
    return { name }
  },
})
