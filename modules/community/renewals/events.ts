import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const renewalEvents = {
  renewed: defineEvent('renewals.renewed', {
    renewal: link('Student Renewal'),
    student: text(),
    academic_year: link('Academic Year'),
  }),
  promoted: defineEvent('renewals.promoted', { promotion: link('Promotion') }, { isPublic: true }),
}
