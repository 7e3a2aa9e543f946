import type { CheckInMark } from '#meta'
import type { Attendee } from './session/roster.ts'
import type { Standings } from './verdict.ts'

/** Somebody who came in twice with one ticket. */
export interface DoubleEntry {
  readonly attendee: Attendee
  readonly first: CheckInMark
  readonly again: CheckInMark
}

/** Every double entry of the list, the latest first. */
export function doubleEntries(attendees: readonly Attendee[], standings: Standings): readonly DoubleEntry[] {
  const entries = attendees.flatMap((attendee) => {
    const ticketStatus = standings.get(attendee.ticket_code)
    const first = ticketStatus?.entered
    return first ? ticketStatus.doubles.map((again) => ({ attendee, first, again })) : []
  })
  return entries.toSorted((one, other) => (one.again.at < other.again.at ? 1 : -1))
}
