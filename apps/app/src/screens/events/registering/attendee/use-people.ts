import { useState } from 'react'
import { randomKey } from '../../../../ui/form/random-key.ts'
import type { TicketOffer } from '../../event-places.ts'
import type { OwnChild } from './my-details.ts'
import { firstTicket } from '../registration-draft.ts'
import { ageWritten, changedAttendee, newAttendee, type AttendeeAnswers } from '../registration-answers.ts'
import { ticketFor } from './ticket-choice.ts'

export interface People {
  /** Who was taken off last. */
  removed: AttendeeAnswers | null
  add(): void
  change(id: string, changes: Partial<AttendeeAnswers>): void
  remove(id: string): void
  putBack(): void
  /** A child of the account comes, or stays at home. */
  choose(child: OwnChild, isChosen: boolean): void
}

interface Family {
  attendees: readonly AttendeeAnswers[]
  offers: readonly TicketOffer[]
  onChange: (attendees: AttendeeAnswers[]) => void
}

/** Nobody has written anything of somebody yet. */
const isBlank = ({ full_name, age, student, answers }: AttendeeAnswers): boolean =>
  full_name.trim() === '' && age.trim() === '' && student === '' && Object.keys(answers).length === 0

/** Those who come: an age chooses the ticket where one alone is for it. */
export function usePeople({ attendees, offers, onChange }: Family): People {
  const [removed, setRemoved] = useState<AttendeeAnswers | null>(null)
  const somebody = () => newAttendee(randomKey(), firstTicket(offers.map(({ label }) => label)))
  const withTicket = (id: string, changes: Partial<AttendeeAnswers>): Partial<AttendeeAnswers> => {
    const chosen = attendees.find((attendee) => attendee.id === id)?.ticket_type ?? ''
    const age = changes.age === undefined ? null : ageWritten(changes.age)
    return age === null ? changes : { ...changes, ticket_type: ticketFor(offers, chosen, age) }
  }
  return {
    removed,
    add: () => {
      setRemoved(null)
      onChange([...attendees, somebody()])
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
    choose: (child, isChosen) => {
      setRemoved(null)
      const others = attendees.filter((one) => one.student !== child.student && !(isChosen && isBlank(one)))
      const next = isChosen ? [...others, childComing(child, offers)] : others
      onChange(next.length === 0 ? [somebody()] : next)
    },
  }
}

/** A child as its record names it, on the ticket for its age. */
function childComing({ student, full_name, age }: OwnChild, offers: readonly TicketOffer[]): AttendeeAnswers {
  const first = firstTicket(offers.map(({ label }) => label))
  return {
    ...newAttendee(randomKey(), ticketFor(offers, first, age)),
    ...{ student, full_name, age: String(age) },
  }
}
