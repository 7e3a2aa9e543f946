import { fieldId, typeMessage } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { EventNow, EventQuestionAsked } from '../doctypes/registration-event.queries.ts'
import { eventErrors } from '../errors.ts'
import { answerTo, type Answers } from './answers.ts'
import { fieldOf, type AttendeeSent } from './read-attendees.ts'
import type { TicketType } from './event-places.ts'

/** Somebody who comes, as it is kept. */
export interface Attendee {
  readonly name?: string
  readonly full_name: string
  readonly age: number | null
  readonly ticket_type: string | null
  readonly student: string | null
  readonly companions: string | null
  readonly answers: string | null
  readonly is_cancelled: 0
}

type Asking = Pick<EventNow, 'ticket_types' | 'questions'>

/** `column` of a person on the list, unless the label is that of a question. */
function requireMissing(label: string, fieldname: string, column: string | null = null): never {
  const field = column === null ? {} : { messageId: fieldId('Event Attendee', column) }
  throw documentErrors.mandatory(typeMessage('Event Registration'), [{ label, fieldname, ...field }])
}

function answered(question: EventQuestionAsked, sent: unknown, field: string): string | null {
  const answer = answerTo(question, sent)
  if ('answer' in answer) return answer.answer
  if (answer.problem === 'missing') return requireMissing(question.label, field)
  throw eventErrors[answer.problem](question.label, field)
}

/** The answers to questions, as JSON text; null when nothing was answered. What was not asked is dropped. */
export function checkAnswers(
  questions: readonly EventQuestionAsked[],
  sent: Readonly<Record<string, unknown>>,
  fieldAt: (label: string) => string,
): string | null {
  const kept: [string, string][] = questions.flatMap((question) => {
    const answer = answered(question, sent[question.label], fieldAt(question.label))
    return answer === null ? [] : [[question.label, answer]]
  })
  const answers: Answers = Object.fromEntries(kept)
  return kept.length === 0 ? null : JSON.stringify(answers)
}

function requireAge({ label, min_age, max_age }: TicketType, age: number | null, field: string): void {
  if (min_age === null && max_age === null) return
  if (age === null) return requireMissing('Age', field, 'age')
  if (min_age !== null && age < min_age) throw eventErrors.too_young(label, min_age, field)
  if (max_age !== null && age > max_age) throw eventErrors.too_old(label, max_age, field)
}

function chosenTicket(event: Asking, attendee: AttendeeSent, place: number): string | null {
  if (event.ticket_types.length === 0) return null
  const { ticket_type, age } = attendee
  const field = fieldOf(place, 'ticket_type')
  if (ticket_type === null) return requireMissing('Ticket type', field, 'ticket_type')
  const ticket = event.ticket_types.find(({ label }) => label === ticket_type)
  if (!ticket) throw eventErrors.unknown_ticket(ticket_type, field)
  requireAge(ticket, age, fieldOf(place, 'age'))
  return ticket.label
}

/** A ticket for several people asks for the name of each; on any other nobody else comes. */
function companionsOf(
  event: Asking,
  { ticket_type, companions }: AttendeeSent,
  place: number,
): string | null {
  const ticket = event.ticket_types.find(({ label }) => label === ticket_type)
  const others = Array.from({ length: (ticket?.seats_per_ticket ?? 1) - 1 }, (_, index) => {
    const name = companions[index] ?? ''
    return name === ''
      ? requireMissing('Full name', fieldOf(place, `companions.${index + 1}`), 'full_name')
      : name
  })
  return others.length === 0 ? null : others.join('\n')
}

export const ofEverybody = ({ questions }: Asking): readonly EventQuestionAsked[] =>
  questions.filter(({ asked_of }) => asked_of === 'everyone who comes')

export const ofWhoRegisters = ({ questions }: Asking): readonly EventQuestionAsked[] =>
  questions.filter(({ asked_of }) => asked_of === 'who registers')

/** The people of a registration as the event takes them; the first thing that is wrong is refused, with its field. */
export function checkAttendees(event: Asking, sent: readonly AttendeeSent[]): readonly Attendee[] {
  const questions = ofEverybody(event)
  return sent.map((attendee, place) => {
    const { name, full_name, age, student } = attendee
    return {
      ...(name === null ? {} : { name }),
      full_name: full_name ?? requireMissing('Full name', fieldOf(place, 'full_name'), 'full_name'),
      ...{ age, student },
      ticket_type: chosenTicket(event, attendee, place),
      companions: companionsOf(event, attendee, place),
      answers: checkAnswers(questions, attendee.answers, (label) => fieldOf(place, `answers.${label}`)),
      is_cancelled: 0,
    }
  })
}
