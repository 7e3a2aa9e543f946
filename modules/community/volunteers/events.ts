import { datetime, link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const assignment = { assignment: link('Shift Assignment') } as const

export const volunteerEvents = {
  registered: defineEvent('volunteers.registered', { registration: link('Student Volunteer Registration') }),
  consent_requested: defineEvent('volunteers.consent_asked', { request: link('Guardian Consent Request') }),
  consent_answered: defineEvent('volunteers.consent_answered', {
    registration: link('Student Volunteer Registration'),
    state: text(),
  }),
  welcomed: defineEvent('volunteers.welcomed', { volunteer: link('Volunteer') }),
  shift_offered: defineEvent('volunteers.offered', assignment),
  shift_starting: defineEvent('volunteers.shift_soon', assignment),
  shift_moved: defineEvent('volunteers.moved', { ...assignment, starts_at: nullable(datetime()) }),
  shift_left: defineEvent('volunteers.left', assignment),
  swap_requested: defineEvent('volunteers.swap_asked', { swap: link('Shift Swap') }),
  swapped: defineEvent('volunteers.swapped', { swap: link('Shift Swap') }),
  hours_decided: defineEvent('volunteers.hours_decided', { entry: link('Hours Entry') }),
  certified: defineEvent('volunteers.certified', { certificate: link('Certificate') }),
}
