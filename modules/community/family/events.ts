import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const familyEvents = {
  contact_change_requested: defineEvent(
    'family.contact_change_requested',
    { change: link('Contact Change') },
    { renamedFrom: 'family.contact_change_asked' },
  ),
  contact_change_decided: defineEvent('family.contact_change_decided', { change: link('Contact Change') }),
  privacy_requested: defineEvent(
    'family.privacy_requested',
    { request: link('Privacy Request'), kind: text() },
    { renamedFrom: 'family.privacy_asked' },
  ),
  privacy_decided: defineEvent('family.privacy_decided', { request: link('Privacy Request') }),
  consent_changed: defineEvent(
    'family.consent_changed',
    { student: text(), purpose: text(), state: text() },
    { isPublic: true },
  ),
}
