import { momentIn } from '#meta'
import type { Translate } from '../../../language/text.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The moment that the site's clock means, in milliseconds since 1970. */
export const momentOf = (datetime: string, zone: string): number =>
  momentIn(zone, datetime.slice(0, 10), datetime.slice(11, 19) || '00:00:00').getTime()

/** '12:05' in the last hour, else hours and minutes in words. Below zero it is nothing any more. */
export function timeLeftText(milliseconds: number, t: Translate): string {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second)
  const hours = Math.floor(left / hour)
  const minutes = Math.floor((left % hour) / minute)
  if (hours > 0) return t('event_registration.hours_left', { hours, minutes })
  return `${minutes}:${String(Math.floor((left % minute) / second)).padStart(2, '0')}`
}
