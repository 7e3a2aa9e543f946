import type { Translate } from '../../language/text.ts'
import type { EventPlaces } from './event-calls.ts'

interface Ages {
  min_age?: number | null
  max_age?: number | null
}

export function agesText({ min_age, max_age }: Ages, t: Translate): string {
  if (min_age && max_age) return t('events.ticket_ages', { from: min_age, to: max_age })
  if (min_age) return t('events.ticket_age_from', { from: min_age })
  return max_age ? t('events.ticket_age_to', { to: max_age }) : ''
}

export function admitsText({ seats_per_ticket }: { seats_per_ticket: number }, t: Translate): string {
  return seats_per_ticket > 1 ? t('events.ticket_admits', { count: seats_per_ticket }) : ''
}

export function leftText(
  { capacity, left, state }: Pick<EventPlaces, 'capacity' | 'left' | 'state'>,
  t: Translate,
): string | undefined {
  if (left === null || state === 'external') return undefined
  if (left <= 0 || state === 'full' || state === 'waitlist') return t('events.full')
  return capacity === null
    ? t('events.places_left', { count: left })
    : t('events.places_of', { left, total: capacity })
}
