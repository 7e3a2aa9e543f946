import type { EventPlaces } from '../../event-places.ts'
import type { Asked } from '../registration-problems.ts'

/** What is asked of whoever has places already, or waits for some: what is left for others says nothing to him. */
export const askedOf = ({ ticket_types, questions }: EventPlaces): Asked => ({
  questions,
  ticket_types: ticket_types.map((offer) => ({ ...offer, left: null })),
})

/** What is asked of whoever comes now. */
export const askedNow = (places: EventPlaces): Asked =>
  places.state === 'waitlist' ? askedOf(places) : places
