import { fieldId, typeMessage } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { EventWithSeats, EventQuestionRow } from '../seats/event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'
import { attendeeFieldPath, type AttendeeInput } from './parse-attendees.ts'
import type { TicketType } from '../seats/seats.rules.ts'

export interface CheckedAttendee {
  readonly name?: string
  readonly full_name: string
  readonly age: number | null
  readonly ticket_type: string | null
  readonly student: string | null
  readonly companions: string | null
  readonly answers: string | null
  readonly is_cancelled: 0
}

type RegistrationForm = Pick<EventWithSeats, 'ticket_types' | 'questions'>

function refuseMissing(label: string, fieldname: string, column: string | null = null): never {
  const field = column === null ? {} : { messageId: fieldId('Event Attendee', column) }
  throw documentErrors.mandatory(typeMessage('Event Registration'), [{ label, fieldname, ...field }])
}

function requireAnswer(question: EventQuestionRow, sent: unknown, field: string): string | null {
  const answer = parseAnswer(question, sent)
  if ('answer' in answer) return answer.answer
  if (answer.problem === 'missing') return refuseMissing(question.label, field)
  throw eventErrors[answer.problem](question.label, field)
}

/** Validates answers and returns JSON text, or null without answers. Drops answers to unknown questions. */
export function checkAnswers(
  questions: readonly EventQuestionRow[],
  sent: Readonly<Record<string, unknown>>,
  fieldAt: (label: string) => string,
): string | null {
  const labelledAnswers: [string, string][] = questions.flatMap((question) => {
    const answer = requireAnswer(question, sent[question.label], fieldAt(question.label))
    return answer === null ? [] : [[question.label, answer]]
  })
  const answers: Answers = Object.fromEntries(labelledAnswers)
  return labelledAnswers.length === 0 ? null : JSON.stringify(answers)
}

function requireAge({ label, min_age, max_age }: TicketType, age: number | null, field: string): void {
  if (min_age === null && max_age === null) return
  if (age === null) return refuseMissing('Age', field, 'age')
  if (min_age !== null && age < min_age) throw eventErrors.too_young(label, min_age, field)
  if (max_age !== null && age > max_age) throw eventErrors.too_old(label, max_age, field)
}

function requireTicketType(
  event: RegistrationForm,
  attendee: AttendeeInput,
  position: number,
): string | null {
  if (event.ticket_types.length === 0) return null
  const { ticket_type, age } = attendee
  const field = attendeeFieldPath(position, 'ticket_type')
  if (ticket_type === null) return refuseMissing('Ticket type', field, 'ticket_type')
  const ticket = event.ticket_types.find(({ label }) => label === ticket_type)
  if (!ticket) throw eventErrors.unknown_ticket(ticket_type, field)
  requireAge(ticket, age, attendeeFieldPath(position, 'age'))
  return ticket.label
}

function requireCompanions(
  event: RegistrationForm,
  { ticket_type, companions }: AttendeeInput,
  position: number,
): string | null {
  const ticket = event.ticket_types.find(({ label }) => label === ticket_type)
  const others = Array.from({ length: (ticket?.seats_per_ticket ?? 1) - 1 }, (_, index) => {
    const name = companions[index] ?? ''
    return name === ''
      ? refuseMissing('Full name', attendeeFieldPath(position, `companions.${index + 1}`), 'full_name')
      : name
  })
  return others.length === 0 ? null : others.join('\n')
}

const attendeeQuestions = ({ questions }: RegistrationForm): readonly EventQuestionRow[] =>
  questions.filter(({ respondent }) => respondent === 'everyone who comes')

export const registrantQuestions = ({ questions }: RegistrationForm): readonly EventQuestionRow[] =>
  questions.filter(({ respondent }) => respondent === 'who registers')

export function checkAttendees(
  event: RegistrationForm,
  sent: readonly AttendeeInput[],
): readonly CheckedAttendee[] {
  const questions = attendeeQuestions(event)
  return sent.map((attendee, position) => {
    const { name, full_name, age, student } = attendee
    return {
      ...(name === null ? {} : { name }),
      full_name:
        full_name ?? refuseMissing('Full name', attendeeFieldPath(position, 'full_name'), 'full_name'),
      ...{ age, student },
      ticket_type: requireTicketType(event, attendee, position),
      companions: requireCompanions(event, attendee, position),
      answers: checkAnswers(questions, attendee.answers, (label) =>
        attendeeFieldPath(position, `answers.${label}`),
      ),
      is_cancelled: 0,
    }
  })
}

export type Answers = Readonly<Record<string, string>>

type AnswerProblem = 'missing' | 'too_long' | 'no_such_choice'

const MAX_ANSWER_LENGTH = 1000

const yesOrNo: ReadonlyMap<string, string> = new Map([
  ...(['Yes', 'yes', '1', 'true'] as const).map((word) => [word, 'Yes'] as const),
  ...(['No', 'no', '0', 'false'] as const).map((word) => [word, 'No'] as const),
])

function listChoices({ options }: Pick<EventQuestionRow, 'options'>): readonly string[] {
  return (options ?? '')
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
}

export type AnswerResult = { readonly answer: string | null } | { readonly problem: AnswerProblem }

function toText(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
    ? String(sent).trim()
    : ''
}

function normaliseAnswer(question: EventQuestionRow, text: string): string | undefined {
  if (question.answer_type === 'yes or no') return yesOrNo.get(text)
  if (question.answer_type === 'choice') return listChoices(question).find((choice) => choice === text)
  return text
}

export function parseAnswer(question: EventQuestionRow, sent: unknown): AnswerResult {
  const text = toText(sent)
  if (text === '') return question.is_required === 1 ? { problem: 'missing' } : { answer: null }
  if (text.length > MAX_ANSWER_LENGTH) return { problem: 'too_long' }
  const answer = normaliseAnswer(question, text)
  return answer === undefined ? { problem: 'no_such_choice' } : { answer }
}
