import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const classifiedEvents = {
  asked: defineEvent('classifieds.asked', { enquiry: link('Classified Enquiry') }),
  answered: defineEvent('classifieds.answered', { enquiry: link('Classified Enquiry'), at: text() }),
  published: defineEvent('classifieds.published', { name: link('Classified'), modified: text() }),
  sent_back: defineEvent('classifieds.sent_back', { name: link('Classified'), modified: text() }),
}
