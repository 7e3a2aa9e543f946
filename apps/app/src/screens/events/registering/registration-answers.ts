import type { MessageId } from '#design/messages'
import type { EventQuestion } from '../event-calls.ts'
import { isContent, listIn, parseJson, recordsIn, textIn, type Content } from '../../../data/content.ts'
import type { DeviceStore } from '../../../data/device/device-store.ts'
import { draftStore } from '../../../ui/form/draft/draft-store.ts'
import { randomKey } from '../../../ui/form/random-key.ts'

export type QuestionAnswers = Readonly<Record<string, string>>

export interface AttendeeAnswers {
  /** Identifier on this device; it tells attendees of the same name apart. */
  id: string
  full_name: string
  age: string
  ticket_type: string
  /** Child of the account, which gives the name and age; '' for other attendees. */
  student: string
  companions: readonly string[]
  answers: QuestionAnswers
}

interface RegistrantField {
  label: MessageId
  type?: 'email' | 'tel'
  autoComplete: string
  longest?: number
  isOptional?: true
}

/** Fields of the person who registers, in the form's order. */
const registrantFields = {
  contact_name: { label: 'event_registration.contact_name', autoComplete: 'name' },
  phone: { label: 'event_registration.phone', type: 'tel', autoComplete: 'tel', longest: 20 },
  email: { label: 'event_registration.email', type: 'email', autoComplete: 'email', isOptional: true },
} as const satisfies Record<string, RegistrantField>

export type RegistrantName = keyof typeof registrantFields

export const registrantNames: readonly RegistrantName[] = ['contact_name', 'phone', 'email']

export const registrantField = (name: RegistrantName): RegistrantField => registrantFields[name]

type RegistrantAnswers = Record<RegistrantName, string>

/** Reads the person who registers from a stored draft or a registration. */
export const registrantIn = (stored: Partial<Record<RegistrantName, unknown>>): RegistrantAnswers => ({
  contact_name: textIn(stored, 'contact_name'),
  phone: textIn(stored, 'phone'),
  email: textIn(stored, 'email'),
})

export const registrantOnWire = ({ contact_name, phone, email }: RegistrantAnswers) => ({
  contact_name: contact_name.trim(),
  phone: phone.trim(),
  email: email.trim() || null,
})

export interface RegistrationAnswers extends RegistrantAnswers {
  attendees: readonly AttendeeAnswers[]
  answers: QuestionAnswers
}

/** Maximum number of attendees of one registration. */
export const MAX_ATTENDEES = 20

export const newAttendee = (id: string, ticket_type: string): AttendeeAnswers => ({
  ...{ id, full_name: '', age: '', ticket_type, student: '', companions: [], answers: {} },
})

export const changedAttendee = (
  attendees: readonly AttendeeAnswers[],
  { id, ...changes }: Partial<AttendeeAnswers> & Pick<AttendeeAnswers, 'id'>,
): AttendeeAnswers[] =>
  attendees.map((attendee) => (attendee.id === id ? { ...attendee, ...changes } : attendee))

export function ageWritten(text: string): number | null {
  const bare = text.trim()
  const age = /^\d{1,3}$/.test(bare) ? Number(bare) : null
  return age !== null && age <= 120 ? age : null
}

export function attendeeOnWire({
  full_name,
  age,
  ticket_type,
  student,
  companions,
  answers,
}: AttendeeAnswers) {
  return {
    full_name: full_name.trim(),
    age: ageWritten(age),
    ticket_type: ticket_type === '' ? null : ticket_type,
    ...(student === '' ? {} : { student }),
    ...(companions.length === 0 ? {} : { companions: companions.map((name) => name.trim()) }),
    answers: answersOnWire(answers),
  }
}

export const answersOnWire = (answers: QuestionAnswers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([label, answer]) => [label, answer.trim()] as const)
      .filter(([, answer]) => answer !== ''),
  )

export const YES = 'Yes'

export const NO = 'No'

export const questionsPer = (
  questions: readonly EventQuestion[],
  per: EventQuestion['per'],
): EventQuestion[] => questions.filter((question) => question.per === per)

const keyOf = (event: string): string => `mela.draft.registration.${event}`

export const firstTicket = (labels: readonly string[]): string =>
  labels.length === 1 ? (labels[0] ?? '') : ''

export const firstRegistrationAnswers = (labels: readonly string[]): RegistrationAnswers => ({
  ...registrantIn({}),
  answers: {},
  attendees: [newAttendee(randomKey(), firstTicket(labels))],
})

export function registrationDraft(
  event: string,
  labels: readonly string[],
  store: DeviceStore = draftStore,
): RegistrationAnswers {
  const stored = parseJson(store.read(keyOf(event)) ?? '')
  if (!isContent(stored)) return firstRegistrationAnswers(labels)
  const attendees = recordsIn(listIn(stored, 'attendees')).map((person) => attendeeIn(person, labels))
  return {
    ...registrantIn(stored),
    attendees:
      attendees.length === 0 ? firstRegistrationAnswers(labels).attendees : attendees.slice(0, MAX_ATTENDEES),
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
