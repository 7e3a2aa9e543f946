import { link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const statusChange = { student: link('Student Registration'), from: nullable(text()) } as const

export const studentEvents = {
  draft: defineEvent('students.draft', statusChange, { isPublic: true }),
  submitted: defineEvent('students.submitted', statusChange),
  'under review': defineEvent('students.under_review', statusChange),
  offered: defineEvent('students.offered', statusChange),
  accepted: defineEvent('students.accepted', statusChange),
  enrolled: defineEvent('students.enrolled', statusChange),
  waitlisted: defineEvent('students.waitlisted', statusChange),
  rejected: defineEvent('students.rejected', statusChange),
  withdrawn: defineEvent('students.withdrawn', statusChange),
} as const

export const offerEvents = {
  answered: defineEvent('students.offer_answered', { student: link('Student Registration'), answer: text() }),
}
