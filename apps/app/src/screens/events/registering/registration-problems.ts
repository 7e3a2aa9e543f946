import { toE164 } from '#meta'
import type { MessageId } from '#design/messages'
import type { Translate } from '../../../language/text.ts'
import type { EventQuestion, TicketOffer, EventPlaces } from '../event-calls.ts'
import {
  questionsPer,
  ageWritten,
  type AttendeeAnswers,
  type QuestionAnswers,
  type RegistrationAnswers,
} from './registration-answers.ts'
import { ageMisfit, asksAge } from './attendee/ticket-choice.ts'

export type Problem = { id: MessageId; values?: Record<string, string | number | null> } | { text: string }

/** Problems by field path: 'phone', 'attendees.1.age', 'answers.Any food to avoid?'. */
export type Problems = Readonly<Record<string, Problem>>

export const problemText = (problem: Problem | undefined, t: Translate): string | undefined => {
  if (problem === undefined) return undefined
  return 'text' in problem ? problem.text : t(problem.id, problem.values)
}

export interface RegistrationQuestions {
  ticket_types: readonly TicketOffer[]
  questions: readonly EventQuestion[]
}

/** Returns the server's path of an attendee's field; attendees count from 1. */
export const attendeePath = (index: number, field: string): string => `attendees.${index + 1}.${field}`

type Found = [path: string, problem: Problem]

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)

function contactProblems({ contact_name, phone, email }: RegistrationAnswers): Found[] {
  const found: Found[] = []
  if (contact_name.trim() === '') found.push(['contact_name', { id: 'event_registration.name_missing' }])
  if (phone.trim() === '') found.push(['phone', { id: 'event_registration.phone_missing' }])
  else if (toE164(phone) === null) found.push(['phone', { id: 'event_registration.phone_wrong' }])
  if (email.trim() !== '' && !looksLikeEmail(email.trim()))
    found.push(['email', { id: 'event_registration.email_wrong' }])
  return found
}

function answerProblems(
  prefix: string,
  questions: readonly EventQuestion[],
  given: QuestionAnswers,
): Found[] {
  return questions
    .filter(({ label, required }) => required === 1 && (given[label] ?? '').trim() === '')
    .map(({ label }): Found => [`${prefix}answers.${label}`, { id: 'event_registration.answer_missing' }])
}

function ageProblem({ age }: AttendeeAnswers, offer: TicketOffer | undefined): Problem | null {
  const years = ageWritten(age)
  if (years === null && age.trim() !== '') return { id: 'event_registration.age_wrong' }
  if (!offer) return null
  if (years === null) return asksAge(offer) ? { id: 'event_registration.age_missing' } : null
  const misfit = ageMisfit(offer, years)
  if (misfit === null) return null
  const { label: ticket, min_age, max_age } = offer
  return misfit === 'too young'
    ? { id: 'event_registration.too_young', values: { ticket, from: min_age } }
    : { id: 'event_registration.too_old', values: { ticket, to: max_age } }
}

function attendeeProblems(attendee: AttendeeAnswers, index: number, asked: RegistrationQuestions): Found[] {
  const path = attendeePath(index, '')
  const found: Found[] = []
  if (attendee.full_name.trim() === '')
    found.push([`${path}full_name`, { id: 'event_registration.attendee_missing' }])
  const offer = asked.ticket_types.find(({ label }) => label === attendee.ticket_type)
  for (let other = 1; other < (offer?.seats_per_ticket ?? 1); other += 1)
    if ((attendee.companions[other - 1] ?? '').trim() === '')
      found.push([`${path}companions.${other}`, { id: 'event_registration.attendee_missing' }])
  const age = ageProblem(attendee, offer)
  if (age) found.push([`${path}age`, age])
  if (asked.ticket_types.length > 0 && !offer)
    found.push([`${path}ticket_type`, { id: 'event_registration.ticket_missing' }])
  return [...found, ...answerProblems(path, questionsPer(asked.questions, 'attendee'), attendee.answers)]
}

export function registrationAnswerProblems(
  answers: RegistrationAnswers,
  asked: RegistrationQuestions,
): Problems {
  return Object.fromEntries([
    ...answers.attendees.flatMap((attendee, index) => attendeeProblems(attendee, index, asked)),
    ...contactProblems(answers),
    ...answerProblems('', questionsPer(asked.questions, 'order'), answers.answers),
  ])
}

export const askedOf = ({ ticket_types, questions }: EventPlaces): RegistrationQuestions => ({
  questions,
  ticket_types: ticket_types.map((offer) => ({ ...offer, left: null })),
})

export const askedNow = (places: EventPlaces): RegistrationQuestions =>
  places.state === 'waitlist' ? askedOf(places) : places
