import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const contactEvents = {
  received: defineEvent('contact.received', { name: link('Contact Message') }),
  answered: defineEvent('contact.answered', { name: link('Contact Message'), modified: text() }),
}
