import { useState } from 'react'
import { randomKey } from '../../../ui/form/random-key.ts'
import type { TicketOffer } from '../event-places.ts'
import { firstTicket } from './registration-draft.ts'
import { ageWritten, changedAttendee, newAttendee, type AttendeeAnswers } from './registration-answers.ts'
import { ticketFor } from './ticket-choice.ts'

export interface People {
  /** Who was taken off last. */
  removed: AttendeeAnswers | null
  add(): void
  change(id: string, changes: Partial<AttendeeAnswers>): void
  remove(id: string): void
  putBack(): void
}

interface Family {
  attendees: readonly AttendeeAnswers[]
  offers: readonly TicketOffer[]
  onChange: (attendees: AttendeeAnswers[]) => void
}

/** Those who come: an age chooses the ticket where one alone is for it. */
export function usePeople({ attendees, offers, onChange }: Family): People {
  const [removed, setRemoved] = useState<AttendeeAnswers | null>(null)
  const withTicket = (id: string, changes: Partial<AttendeeAnswers>): Partial<AttendeeAnswers> => {
    const chosen = attendees.find((attendee) => attendee.id === id)?.ticket_type ?? ''
    const age = changes.age === undefined ? null : ageWritten(changes.age)
    return age === null ? changes : { ...changes, ticket_type: ticketFor(offers, chosen, age) }
  }
  return {
    removed,
    add: () => {
      setRemoved(null)
      onChange([...attendees, newAttendee(randomKey(), firstTicket(offers.map(({ label }) => label)))])
    },
    change: (id, changes) => onChange(changedAttendee(attendees, { id, ...withTicket(id, changes) })),
    remove: (id) => {
      setRemoved(attendees.find((attendee) => attendee.id === id) ?? null)
      onChange(attendees.filter((attendee) => attendee.id !== id))
    },
    putBack: () => {
      if (removed) onChange([...attendees, removed])
      setRemoved(null)
    },
  }
}
