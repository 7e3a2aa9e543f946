import type { Translate } from '../../language/text.ts'

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
