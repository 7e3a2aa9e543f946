import { datetime, link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const assignment = { assignment: link('Shift Assignment') } as const

export const volunteerEvents = {
  registered: defineEvent('volunteers.registered', { registration: link('Student Volunteer Registration') }),
  consent_requested: defineEvent(
    'volunteers.consent_requested',
    { request: link('Guardian Consent Request') },
    { renamedFrom: 'volunteers.consent_asked' },
  ),
  consent_answered: defineEvent('volunteers.consent_answered', {
    registration: link('Student Volunteer Registration'),
    state: text(),
  }),
  welcomed: defineEvent('volunteers.welcomed', { volunteer: link('Volunteer') }),
  shift_offered: defineEvent('volunteers.shift_offered', assignment, { renamedFrom: 'volunteers.offered' }),
  shift_starting: defineEvent('volunteers.shift_starting', assignment, {
    renamedFrom: 'volunteers.shift_soon',
  }),
  shift_moved: defineEvent(
    'volunteers.shift_moved',
    { ...assignment, starts_at: nullable(datetime()) },
    { renamedFrom: 'volunteers.moved' },
  ),
  shift_left: defineEvent('volunteers.shift_left', assignment, { renamedFrom: 'volunteers.left' }),
  swap_requested: defineEvent(
    'volunteers.swap_requested',
    { swap: link('Shift Swap') },
    { renamedFrom: 'volunteers.swap_asked' },
  ),
  swapped: defineEvent('volunteers.swapped', { swap: link('Shift Swap') }),
  hours_decided: defineEvent('volunteers.hours_decided', { entry: link('Hours Entry') }),
  certified: defineEvent('volunteers.certified', { certificate: link('Certificate') }),
}
