/** Answers to the organiser's questions, by the question's label. */
export type QuestionAnswers = Readonly<Record<string, string>>

/** Somebody who comes, as typed. */
export interface AttendeeAnswers {
  /** Of this device alone: tells two people of the same name apart. */
  id: string
  full_name: string
  age: string
  ticket_type: string
  /** A child of the account, which gives the name and the age; '' for anybody else. */
  student: string
  /** Who else comes on a ticket for several people. */
  companions: readonly string[]
  answers: QuestionAnswers
}

/** A registration as typed. */
export interface RegistrationAnswers {
  contact_name: string
  phone: string
  email: string
  attendees: readonly AttendeeAnswers[]
  answers: QuestionAnswers
}

/** More people than these register in two goes. */
export const MOST_ATTENDEES = 20

export const newAttendee = (id: string, ticket_type: string): AttendeeAnswers => ({
  ...{ id, full_name: '', age: '', ticket_type, student: '', companions: [], answers: {} },
})

export const changedAttendee = (
  attendees: readonly AttendeeAnswers[],
  { id, ...changes }: Partial<AttendeeAnswers> & Pick<AttendeeAnswers, 'id'>,
): AttendeeAnswers[] =>
  attendees.map((attendee) => (attendee.id === id ? { ...attendee, ...changes } : attendee))

/** The age as a number; null when none is written, or nothing that is an age. */
export function ageWritten(text: string): number | null {
  const bare = text.trim()
  const age = /^\d{1,3}$/.test(bare) ? Number(bare) : null
  return age !== null && age <= 120 ? age : null
}

/** What the store is told of somebody who comes. */
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
