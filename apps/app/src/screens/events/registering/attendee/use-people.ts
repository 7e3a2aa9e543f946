import { useState } from 'react'
import { randomKey } from '../../../../ui/form/random-key.ts'
import type { TicketOffer } from '../../event-calls.ts'
import {
  firstTicket,
  ageWritten,
  changedAttendee,
  newAttendee,
  type AttendeeAnswers,
  type RegistrationAnswers,
} from '../registration-answers.ts'
import { ticketFor } from './ticket-choice.ts'
import { methodRead } from '#client'
import type { Methods } from '#contract'
import { spacedPhone } from '#meta'
import type { PageCall } from '../../../../data/page-call.ts'
import { useOwnCall } from '../../../../data/query/use-own-call.ts'

export interface People {
  removed: AttendeeAnswers | null
  add(): void
  change(id: string, changes: Partial<AttendeeAnswers>): void
  remove(id: string): void
  putBack(): void
  choose(child: OwnChild, isChosen: boolean): void
}

interface Family {
  attendees: readonly AttendeeAnswers[]
  offers: readonly TicketOffer[]
  onChange: (attendees: AttendeeAnswers[]) => void
}

const isBlank = ({ full_name, age, student, answers }: AttendeeAnswers): boolean =>
  full_name.trim() === '' && age.trim() === '' && student === '' && Object.keys(answers).length === 0

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

function childComing({ student, full_name, age }: OwnChild, offers: readonly TicketOffer[]): AttendeeAnswers {
  const first = firstTicket(offers.map(({ label }) => label))
  return {
    ...newAttendee(randomKey(), ticketFor(offers, first, age)),
    ...{ student, full_name, age: String(age) },
  }
}

/** Account's answers for a registration: its contact, and its children with their ages on the day of the event. */
export type MyDetails = Methods['mela.events.get_my_details']['output']

export type OwnChild = MyDetails['children'][number]

const noDetails: MyDetails = { contact_name: '', phone: '', email: '', children: [] }

const detailsCall = (event: string): PageCall<MyDetails> => ({
  ...methodRead('mela.events.get_my_details', { event }),
  key: `registering:${event}`,
})

export function useMyDetails(event: string): MyDetails | undefined {
  const { query, isSignedOut } = useOwnCall(detailsCall(event))
  if (isSignedOut || query.error !== null) return query.data ?? noDetails
  return query.data
}

/** Fills empty answers from the account. A child that is not the account's becomes an ordinary attendee. */
export function withDetails(answers: RegistrationAnswers, details: MyDetails): RegistrationAnswers {
  const own = new Set(details.children.map(({ student }) => student))
  return {
    ...answers,
    contact_name: answers.contact_name || details.contact_name,
    phone: answers.phone || spacedPhone(details.phone),
    email: answers.email || details.email,
    attendees: answers.attendees.map((one) => (own.has(one.student) ? one : { ...one, student: '' })),
  }
}
