import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { EventRegistration, pickRegistrant, registrantFields } from './event-registration.doctype.ts'
import {
  lockRegistration,
  type LockedRegistration,
  type Registrant,
  type RegistrationDoc,
  resolveRegistration,
} from './event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import {
  checkAnswers,
  checkAttendees,
  registrantQuestions,
  type CheckedAttendee,
} from '../attendee/check-attendees.ts'
import { countTickets, fitsWithinCapacity } from '../seats/seats.rules.ts'
import { fillInChildren, type OwnChildren, readOwnChildren } from '../attendee/own-children.ts'
import { type AttendeeInput, parseAnswers, parseAttendees } from '../attendee/parse-attendees.ts'
import { canChange, readRegistrationForViewer } from './registration-for-viewer.ts'

/**
 * Changes the attendees and the contact of a registration for the holder of its token. Attendees left out are
 * cancelled.
 */
export const changeRegistration = method({
  access: anyone,
  input: {
    token: text({ required: true }),
    ...registrantFields(false),
    attendees: anyValue,
    answers: anyValue,
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { token, attendees, answers } = input
    const found = await resolveRegistration(documents, token)
    const people = parseAttendees(attendees)
    const updated = await updateRegistration(documents.asSystem(), found, {
      ...pickRegistrant(input),
      attendees: people,
      children: await readOwnChildren(documents, people),
      answers: parseAnswers(answers),
    })
    return readRegistrationForViewer(documents, updated)
  },
})

/** A name or number that is null stays as it is; any other field about the registrant that is null is emptied. */
interface RegistrationChange extends Record<keyof Registrant, string | null> {
  readonly attendees: readonly AttendeeInput[]
  readonly children: OwnChildren
  readonly answers: Readonly<Record<string, unknown>>
}

type AttendeeRows = RegistrationDoc['attendees']

/** Cancelled attendees stay on record, so that check-in recognises their tickets. */
function cancelledRows(before: AttendeeRows, now: readonly CheckedAttendee[]) {
  const remainingNames = new Set(now.map(({ name }) => name))
  return before.flatMap((row) => {
    if (remainingNames.has(row.name)) return []
    if (row.is_cancelled === 1) return [row]
    return row.ticket_code === null ? [] : [{ ...row, is_cancelled: 1 as const }]
  })
}

function requireKnownAttendees(before: AttendeeRows, now: readonly CheckedAttendee[]): void {
  const coming = new Set(before.filter((row) => row.is_cancelled === 0).map(({ name }) => name))
  const sentNames = now.flatMap(({ name }) => name ?? [])
  const hasUnknown =
    sentNames.some((name) => !coming.has(name)) || new Set(sentNames).size !== sentNames.length
  if (hasUnknown) throw eventErrors.unknown_attendee()
}

function mergeChildren(before: AttendeeRows, { attendees, children }: RegistrationChange, day: string) {
  const previousRows = new Map(before.map((row) => [row.name, row]))
  return fillInChildren(
    attendees.map((one) => ({ ...one, student: previousRows.has(one.name ?? '') ? null : one.student })),
    children,
    day,
  ).map((one) => {
    const row = previousRows.get(one.name ?? '')
    if (!row || row.student === null) return one
    return { ...one, student: row.student, full_name: row.full_name, age: row.age }
  })
}

/** Refuses a change of the price of a paid registration, which only the office may make. */
function requireSamePrice(before: RegistrationDoc, after: RegistrationDoc): void {
  if (before.paid_amount > before.refunded_amount && before.amount !== after.amount)
    throw eventErrors.other_price()
}

/** Refuses a price increase of a free confirmed registration, which would be unpaid. */
function requireFullyPaid({ state, amount, paid_amount, refunded_amount }: RegistrationDoc): void {
  if (state === 'confirmed' && amount > paid_amount - refunded_amount) throw eventErrors.other_price()
}

async function updateRegistration(
  system: Documents,
  found: { readonly name: string; readonly event: string },
  change: RegistrationChange,
): Promise<LockedRegistration> {
  const { registration, event } = await lockRegistration(system, found)
  if (!canChange({ registration, event, now: system.now })) throw eventErrors.fixed()
  const people = mergeChildren(registration.attendees, change, event.start_date)
  const attendees = checkAttendees(event, people)
  requireKnownAttendees(registration.attendees, attendees)
  if (!fitsWithinCapacity(event, countTickets(attendees, event)))
    throw eventErrors.full(event.title, event.capacity ?? 0)
  const updated = await system.save(EventRegistration, found.name, {
    ...pickRegistrant(change),
    contact_name: change.contact_name ?? registration.contact_name,
    phone: change.phone ?? registration.phone,
    attendees: [...attendees, ...cancelledRows(registration.attendees, attendees)],
    answers: checkAnswers(registrantQuestions(event), change.answers, (label) => `answers.${label}`),
  })
  requireSamePrice(registration, updated)
  requireFullyPaid(updated)
  return { registration: updated, event }
}
