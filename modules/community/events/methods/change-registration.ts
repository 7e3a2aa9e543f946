import { phone, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import {
  lockRegistration,
  type Held,
  type RegistrationDoc,
  registrationOpenedBy,
} from '../doctypes/event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import { checkAnswers, checkAttendees, ofWhoRegisters, type Attendee } from '../rules/check-attendees.ts'
import { countTickets } from '../rules/count-tickets.ts'
import { fitsEmpty } from '../rules/event-places.ts'
import { namedChildren, type OwnChildren } from '../rules/own-children.ts'
import { type AttendeeSent, readAnswers, readAttendees } from '../rules/read-attendees.ts'
import { canChange } from '../rules/shown-registration.ts'
import { ownChildren } from '../actions/own-children.ts'
import { shownHeld } from '../actions/shown-held.ts'

/** Whoever holds the token changes who comes, and how he is reached. People who are left out come no more. */
export const changeRegistration = method({
  access: anyone,
  input: {
    token: text({ required: true }),
    contact_name: text({ maxLength: 80 }),
    phone: phone(),
    email: text({ format: 'Email' }),
    attendees: anyValue,
    answers: anyValue,
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { token, contact_name, phone: number, email, attendees, answers } = input
    const found = await registrationOpenedBy(documents, token)
    const people = readAttendees(attendees)
    const changed = await changeFamily(documents.asSystem(), found, {
      ...{ contact_name, phone: number, email },
      attendees: people,
      children: await ownChildren(documents, people),
      answers: readAnswers(answers),
    })
    return shownHeld(documents, changed)
  },
})

interface FamilyChange {
  /** What is null stays as it is; a missing e-mail address is none. */
  readonly contact_name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly attendees: readonly AttendeeSent[]
  /** Those of whoever changes it. */
  readonly children: OwnChildren
  readonly answers: Readonly<Record<string, unknown>>
}

type Rows = RegistrationDoc['attendees']

/** Whoever had a ticket and comes no more stays written down, so that the door knows the ticket. */
function cancelledRows(before: Rows, now: readonly Attendee[]) {
  const kept = new Set(now.map(({ name }) => name))
  return before.flatMap((row) => {
    if (kept.has(row.name)) return []
    if (row.is_cancelled === 1) return [row]
    return row.ticket_code === null ? [] : [{ ...row, is_cancelled: 1 as const }]
  })
}

function requireOwnRows(before: Rows, now: readonly Attendee[]): void {
  const coming = new Set(before.filter((row) => row.is_cancelled === 0).map(({ name }) => name))
  const named = now.flatMap(({ name }) => name ?? [])
  const isForeign = named.some((name) => !coming.has(name)) || new Set(named).size !== named.length
  if (isForeign) throw eventErrors.unknown_attendee()
}

/** A child keeps the name and the age that its record gave, whoever changes the rest; who is new is named by theirs. */
function withChildren(before: Rows, { attendees, children }: FamilyChange, day: string) {
  const known = new Map(before.map((row) => [row.name, row]))
  return namedChildren(
    attendees.map((one) => ({ ...one, student: known.has(one.name ?? '') ? null : one.student })),
    children,
    day,
  ).map((one) => {
    const row = known.get(one.name ?? '')
    if (!row || row.student === null) return one
    return { ...one, student: row.student, full_name: row.full_name, age: row.age }
  })
}

/** What is paid for, and what would cost something else, is a matter for the office. */
function requireSamePrice(before: RegistrationDoc, after: RegistrationDoc): void {
  if (before.paid_amount > before.returned_amount && before.amount !== after.amount)
    throw eventErrors.other_price()
}

/** Registered for nothing and then not for nothing: whoever is confirmed has still to pay. */
function requirePaidFor({ state, amount, paid_amount, returned_amount }: RegistrationDoc): void {
  if (state === 'confirmed' && amount > paid_amount - returned_amount) throw eventErrors.other_price()
}

/** Changes a registration in one transaction: more people need seats, and fewer give some back. */
async function changeFamily(
  system: Documents,
  found: { readonly name: string; readonly event: string },
  change: FamilyChange,
): Promise<Held> {
  const { registration, event } = await lockRegistration(system, found)
  if (!canChange({ registration, event, now: system.now })) throw eventErrors.fixed()
  const people = withChildren(registration.attendees, change, event.start_date)
  const attendees = checkAttendees(event, people)
  requireOwnRows(registration.attendees, attendees)
  if (!fitsEmpty(event, countTickets(attendees, event)))
    throw eventErrors.full(event.title, event.capacity ?? 0)
  const changed = await system.save(EventRegistration, found.name, {
    contact_name: change.contact_name ?? registration.contact_name,
    phone: change.phone ?? registration.phone,
    email: change.email,
    attendees: [...attendees, ...cancelledRows(registration.attendees, attendees)],
    answers: checkAnswers(ofWhoRegisters(event), change.answers, (label) => `answers.${label}`),
  })
  requireSamePrice(registration, changed)
  requirePaidFor(changed)
  return { registration: changed, event }
}
