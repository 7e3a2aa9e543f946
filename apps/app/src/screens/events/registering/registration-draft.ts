import { isContent, listIn, parseJson, recordsIn, textIn, type Content } from '../../../data/content.ts'
import type { DeviceStore } from '../../../data/device/device-store.ts'
import { draftStore } from '../../../ui/form/draft/draft-store.ts'
import { randomKey } from '../../../ui/form/random-key.ts'
import {
  MOST_ATTENDEES,
  newAttendee,
  type AttendeeAnswers,
  type RegistrationAnswers,
} from './registration-answers.ts'

const keyOf = (event: string): string => `mela.draft.registration.${event}`

/** An event with one kind of ticket asks nobody which. */
export const firstTicket = (labels: readonly string[]): string =>
  labels.length === 1 ? (labels[0] ?? '') : ''

export const firstAnswers = (labels: readonly string[]): RegistrationAnswers => ({
  ...{ contact_name: '', phone: '', email: '', answers: {} },
  attendees: [newAttendee(randomKey(), firstTicket(labels))],
})

/** What was typed for an event and not sent yet; a ticket that is not offered any more is not chosen. */
export function registrationDraft(
  event: string,
  labels: readonly string[],
  store: DeviceStore = draftStore,
): RegistrationAnswers {
  const stored = parseJson(store.read(keyOf(event)) ?? '')
  if (!isContent(stored)) return firstAnswers(labels)
  const attendees = recordsIn(listIn(stored, 'attendees')).map((person) => attendeeIn(person, labels))
  return {
    contact_name: textIn(stored, 'contact_name'),
    phone: textIn(stored, 'phone'),
    email: textIn(stored, 'email'),
    attendees: attendees.length === 0 ? firstAnswers(labels).attendees : attendees.slice(0, MOST_ATTENDEES),
    answers: textsIn(stored['answers']),
  }
}

function attendeeIn(stored: Content, labels: readonly string[]): AttendeeAnswers {
  const ticket = textIn(stored, 'ticket_type')
  return {
    id: randomKey(),
    full_name: textIn(stored, 'full_name'),
    age: textIn(stored, 'age'),
    ticket_type: labels.includes(ticket) ? ticket : firstTicket(labels),
    student: textIn(stored, 'student'),
    companions: listIn(stored, 'companions').map((name) => (typeof name === 'string' ? name : '')),
    answers: textsIn(stored['answers']),
  }
}

function textsIn(value: unknown): Record<string, string> {
  if (!isContent(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([label, answer]) => (typeof answer === 'string' ? [[label, answer]] : [])),
  )
}

export function storeRegistrationDraft(
  event: string,
  answers: RegistrationAnswers,
  store: DeviceStore = draftStore,
): void {
  store.write(keyOf(event), JSON.stringify(answers))
}

export function forgetRegistrationDraft(event: string, store: DeviceStore = draftStore): void {
  store.remove(keyOf(event))
}
