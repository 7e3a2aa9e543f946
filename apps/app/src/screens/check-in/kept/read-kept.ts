import { isContent } from '../../../data/content.ts'
import type { KeptMark, Roster } from '../roster.ts'

/** What an older version of the app kept may have another shape: it reads as nothing. */
export function isRoster(value: unknown): value is Roster {
  if (!isContent(value)) return false
  const texts = [value['event'], value['account'], value['title'], value['as_of'], value['cursor']]
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof value['fetched_at'] === 'number' &&
    Array.isArray(value['public_keys']) &&
    Array.isArray(value['attendees']) &&
    value['attendees'].every(isAttendee)
  )
}

const isAttendee = (value: unknown): boolean => isContent(value) && Array.isArray(value['companions'])

export function isKeptMark(value: unknown): value is KeptMark {
  if (!isContent(value)) return false
  const texts = [
    value['id'],
    value['event'],
    value['ticket_code'],
    value['kind'],
    value['at'],
    value['device'],
  ]
  return texts.every((text) => typeof text === 'string') && (value['is_sent'] === 0 || value['is_sent'] === 1)
}
