import type { EventDocument } from '#client'
import { useAnswer } from '../../data/query/use-answer.ts'
import { placesCall, type EventPlaces } from './event-places.ts'

/** What is left of an event; undefined until it is known, and always in the server's page, which many people share. */
export const usePlaces = (event: Pick<EventDocument, 'name'>): EventPlaces | undefined =>
  useAnswer(placesCall(event.name)).value
