import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const familyEvents = {
  contact_change_requested: defineEvent('family.contact_change_asked', { change: link('Contact Change') }),
  contact_change_decided: defineEvent('family.contact_change_decided', { change: link('Contact Change') }),
  privacy_requested: defineEvent('family.privacy_asked', { request: link('Privacy Request'), kind: text() }),
  privacy_decided: defineEvent('family.privacy_decided', { request: link('Privacy Request') }),
  consent_changed: defineEvent(
    'family.consent_changed',
    { student: text(), purpose: text(), state: text() },
    { isPublic: true },
  ),
}
