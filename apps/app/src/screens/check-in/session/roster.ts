import type { Methods } from '#contract'
import type { CheckInMark } from '#meta'

/** An event's list as the store answers it. */
export type RosterAnswer = Methods['mela.tickets.get_roster']['output']

export type Attendee = RosterAnswer['attendees'][number]

/** What a door needs of an event, kept on the device. */
export interface Roster {
  /** Name of the event. */
  event: string
  /** Who fetched it: nobody else on this device is shown it. */
  account: string
  title: string
  start_date: string
  start_time: string | null
  venue: string | null
  attendees: readonly Attendee[]
  /** By which a ticket is proven, 32 bytes as base64url. */
  public_keys: readonly string[]
  /** The site's clock when it was fetched, and this device's at that moment in milliseconds since 1970. */
  as_of: string
  fetched_at: number
  /** From when on the store is asked for other doors' marks. */
  cursor: string
}

/** A mark on this device. Those of other doors are sent from the beginning. */
export interface StoredMark extends CheckInMark {
  event: string
  /** 1 once the store has it. */
  is_sent: 0 | 1
}
