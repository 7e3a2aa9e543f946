import type { MessageId } from '#design/messages'
import type { RegistrationRecord, RegistrationState } from './registration-calls.ts'

interface StateMessage {
  title: MessageId
  text: MessageId
  values?: Record<string, string | number>
}

const labels: Record<RegistrationState, StateMessage> = {
  draft: { title: 'event_registration.reserved_title', text: 'event_registration.reserved_text' },
  reserved: { title: 'event_registration.reserved_title', text: 'event_registration.reserved_text' },
  confirmed: { title: 'event_registration.confirmed_title', text: 'event_registration.confirmed_text' },
  'checked in': { title: 'event_registration.checked_in_title', text: 'event_registration.checked_in_text' },
  waitlisted: { title: 'event_registration.waitlisted_title', text: 'event_registration.waitlisted_text' },
  offered: { title: 'event_registration.offered_title', text: 'event_registration.offered_text' },
  lapsed: { title: 'event_registration.lapsed_title', text: 'event_registration.lapsed_text' },
  cancelled: { title: 'event_registration.cancelled_title', text: 'event_registration.cancelled_text' },
}

export function stateText({
  state,
  waiting_position: position,
}: Pick<RegistrationRecord, 'state' | 'waiting_position'>): StateMessage {
  if (state === 'waitlisted' && position !== null)
    return { ...labels.waitlisted, text: 'event_registration.waiting_at', values: { position } }
  return labels[state]
}

const badges: Record<RegistrationState, { label: MessageId; look: string }> = {
  draft: { label: 'event_registration.state_reserved', look: 'badge warn' },
  reserved: { label: 'event_registration.state_reserved', look: 'badge warn' },
  confirmed: { label: 'event_registration.state_confirmed', look: 'badge ok' },
  'checked in': { label: 'event_registration.state_checked_in', look: 'badge ok' },
  waitlisted: { label: 'event_registration.state_waitlisted', look: 'badge warn' },
  offered: { label: 'event_registration.state_offered', look: 'badge brand' },
  lapsed: { label: 'event_registration.state_lapsed', look: 'badge' },
  cancelled: { label: 'event_registration.state_cancelled', look: 'badge' },
}

export const registrationBadge = (state: RegistrationState) => badges[state]
