import { methodRead, type EventDocument } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { eventCall, settingsCall } from '../../data/calls.ts'
import type { ScreenVisit } from '../../shell/screen.ts'

/** What is left of an event at this moment, and what is asked of whoever registers. Money is decimal. */
export type EventPlaces = Methods['mela.events.get_places']['output']

/** A ticket that may be chosen; `left` is null where there is no bound. */
export type TicketOffer = EventPlaces['ticket_types'][number]

export type EventQuestion = EventPlaces['questions'][number]

export const placesKey = (event: string): string => `places:${event}`

export const placesCall = (event: string): PageCall<EventPlaces> => ({
  ...methodRead('mela.events.get_places', { event }),
  key: placesKey(event),
})

/** The read of the event that the path names, once it is known of which type events are. */
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
