import type { TicketOffer } from '../../event-calls.ts'

type Ages = Pick<TicketOffer, 'min_age' | 'max_age'>

export type AgeMisfit = 'too young' | 'too old'

/** Returns why a ticket does not fit the age; null for a fitting one and for an unknown age. */
export function ageMisfit({ min_age, max_age }: Ages, age: number | null): AgeMisfit | null {
  if (age === null) return null
  if (min_age !== null && age < min_age) return 'too young'
  return max_age !== null && age > max_age ? 'too old' : null
}

export const asksAge = ({ min_age, max_age }: Ages): boolean => min_age !== null || max_age !== null

export const isLeft = ({ left }: Pick<TicketOffer, 'left'>): boolean => left === null || left > 0

/**
 * Returns the ticket for an age: the chosen one while it fits, otherwise the only one for the age that takes one seat;
 * '' for no choice.
 */
export function ticketFor(offers: readonly TicketOffer[], chosen: string, age: number | null): string {
  const present = offers.find(({ label }) => label === chosen)
  if (present && ageMisfit(present, age) === null) return chosen
  const fitting = offers.filter(
    (offer) => isLeft(offer) && offer.seats_per_ticket === 1 && ageMisfit(offer, age) === null,
  )
  const [only, another] = fitting
  return only && !another ? only.label : present ? chosen : ''
}

export function offersFor(
  offers: readonly TicketOffer[],
  chosen: string,
  age: number | null,
): readonly TicketOffer[] {
  const fitting = offers.filter((offer) => offer.label === chosen || ageMisfit(offer, age) === null)
  return fitting.length === 0 ? offers : fitting
}
