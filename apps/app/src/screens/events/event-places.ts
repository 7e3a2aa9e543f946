import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

/** What is left of an event at this moment, and what is asked of whoever registers. Money is decimal. */
export type EventPlaces = Methods['mela.events.get_places']['output']

/** A ticket that may be chosen; `left` is null where there is no bound. */
export type TicketOffer = EventPlaces['ticket_types'][number]

export type EventQuestion = EventPlaces['questions'][number]

export const placesKey = (event: string): string => `places:${event}`

export const placesCall = (event: string): PageCall<EventPlaces> => ({
  ...methodRead('mela.events.get_places', { event }),
  method: 'GET',
  key: placesKey(event),
})
