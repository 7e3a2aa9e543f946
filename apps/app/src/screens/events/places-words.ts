import type { Translate } from '../../language/text.ts'
import type { EventPlaces } from './event-places.ts'

/** How many places are left, in words; nothing where there is no bound. */
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
