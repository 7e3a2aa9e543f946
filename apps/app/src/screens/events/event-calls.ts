import { methodRead, type EventDocument } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { eventCall, settingsCall } from '../../data/calls.ts'
import type { ScreenVisit } from '../../shell/screen.ts'

/** Availability of an event and the questions for its registration. Money is a decimal. */
export type EventPlaces = Methods['mela.events.get_places']['output']

/** Ticket type that can be chosen; `left` is null for no limit. */
export type TicketOffer = EventPlaces['ticket_types'][number]

export type EventQuestion = EventPlaces['questions'][number]

export const placesKey = (event: string): string => `places:${event}`

export const placesCall = (event: string): PageCall<EventPlaces> => ({
  ...methodRead('mela.events.get_places', { event }),
  key: placesKey(event),
})

export function eventCallOf({
  params,
  known,
}: Pick<ScreenVisit, 'params' | 'known'>): PageCall<EventDocument> | undefined {
  const settings = known(settingsCall)
  return settings && eventCall(settings, params['id'] ?? '')
}

export const registrationPath = (token: string): string => `/registration/${encodeURIComponent(token)}`

export const registrationFormPath = (event: string): string =>
  `/event-registration-form/${encodeURIComponent(event)}`
