import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const classifiedEvents = {
  asked: defineEvent(
    'classifieds.enquiry_received',
    { enquiry: link('Classified Enquiry') },
    { renamedFrom: 'classifieds.asked' },
  ),
  answered: defineEvent(
    'classifieds.enquiry_answered',
    { enquiry: link('Classified Enquiry'), at: text() },
    { renamedFrom: 'classifieds.answered' },
  ),
  published: defineEvent('classifieds.published', { name: link('Classified'), modified: text() }),
  sent_back: defineEvent('classifieds.sent_back', { name: link('Classified'), modified: text() }),
}
