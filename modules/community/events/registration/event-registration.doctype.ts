import {
  always,
  check,
  childType,
  datetime,
  docType,
  grant,
  int,
  json,
  link,
  longText,
  money,
  phone,
  reading,
  section,
  select,
  series,
  table,
  text,
  whereUser,
} from '#framework/doctypes'
import { eventRegistrationTransitions, eventRegistrationStates } from './event-registration.states.ts'
import { registrationRules } from '../seats/seat-database-rules.ts'

const SYSTEM_LEVEL = 9

const hashed = {
  ...{ unique: true, readOnly: true, hidden: true },
  ...{ level: SYSTEM_LEVEL, description: 'Stored as a hash' },
} as const

/** Fields about the person who registers, of the registration and of the methods that write it. */
export const registrantFields = <Required extends boolean>(required: Required) => ({
  contact_name: text({ required, maxLength: 80, inList: true }),
  phone: phone({ required, indexed: true, inList: true }),
  email: text({ format: 'Email' }),
})

type RegistrantField = keyof ReturnType<typeof registrantFields>

/** The fields about the person who registers, of anything that has them. */
export function pickRegistrant<Values extends Record<RegistrantField, unknown>>({
  contact_name,
  phone: phoneNumber,
  email,
}: Values): Pick<Values, RegistrantField> {
  return { contact_name, phone: phoneNumber, email }
}

/** Limit per family registration; the office enters larger groups. */
export const MAX_ATTENDEES = 20

export const EventAttendee = childType(
  'Event Attendee',
  {
    full_name: text({ required: true, maxLength: 80, inList: true }),
    age: int({ isNullable: true, min: 0, max: 120, inList: true }),
    student: link('Student Registration', {
      readOnly: true,
      description: 'Child of the person who registered',
    }),
    ticket_type: text({ inList: true, description: 'Label of one of the event’s ticket types' }),
    companions: longText({
      label: 'Other people on this ticket',
      maxLength: 2000,
      description: 'For a ticket that admits several people: one name per line',
    }),
    seats: int({ required: true, readOnly: true, min: 0, max: 400, default: 1 }),
    is_cancelled: check({ label: 'Cancelled', tone: 'bad', readOnly: true, inList: true }),
    checked_in_at: datetime({ readOnly: true, inList: true }),
    answers: json({ description: 'Listed by question' }),
    ticket_code: text({ readOnly: true, unique: true, maxLength: 40 }),
  },
  // Redacted values must not remain in versions.
  { bulkWrites: { skips: ['hooks', 'versions'], onFields: ['student', 'full_name', 'age'] } },
)

const fullAccess = grant({
  select: always,
  read: always,
  write: always,
  create: always,
  report: always,
  export: always,
  print: always,
})

/**
 * A family's registration for an event: the registrant and all attendees. The database counts its seats in Event Seats.
 */
export const EventRegistration = docType('Event Registration', {
  naming: series('EVR-.#####'),
  fields: {
    event: link('Mela Event', { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    state: select(eventRegistrationStates, {
      label: 'Status',
      tones: {
        reserved: 'warn',
        confirmed: 'ok',
        'checked in': 'ok',
        waitlisted: 'warn',
        offered: 'brand',
        cancelled: 'bad',
      },
      required: true,
      readOnly: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),
    ...registrantFields(true),
    user: link('User', {
      indexed: true,
      ignoreUserPermissions: true,
      linksUnread: 'staff name accounts; names of accounts are made of chance',
      description: 'The signed-in user who registered',
    }),

    coming: section('Attendees'),
    attendees: table(EventAttendee, { min: 1, max: 100 }),
    answers: json({ description: 'Answers of the person who registered' }),
    seats: int({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
    tickets: json({
      required: true,
      readOnly: true,
      hidden: true,
      description: 'Number of tickets of each type',
    }),

    time: section('Dates and times'),
    expires_at: datetime({ readOnly: true, indexed: true, description: 'Seats are held until this time' }),
    queued_at: datetime({
      label: 'Waiting since',
      readOnly: true,
      indexed: true,
      description: 'When it was added to the waiting list',
    }),

    money: section('Payment'),
    amount: money({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
    paid_amount: money({ required: true, readOnly: true, min: 0, default: 0 }),
    refunded_amount: money({
      renamedFrom: 'returned_amount',
      label: 'Refunded amount',
      required: true,
      readOnly: true,
      min: 0,
      default: 0,
    }),
    payment: text({ readOnly: true, indexed: true }),

    token_hash: text(hashed),
    // A column instead of an `idempotent` method saves a statement under the event's lock.
    idempotency_key: text(hashed),
  },
  states: { field: 'state', initial: 'draft', transitions: eventRegistrationTransitions },
  guarded: { reason: 'names children who come to an event', exempt: whereUser('user') },
  access: {
    'System Manager': fullAccess,
    'Event Staff': fullAccess,
    'School Office': fullAccess,
    All: reading(whereUser('user')),
  },
  actions: [
    {
      label: 'Offer the next seats',
      method: 'mela.events.offer_next',
      dependsOn: "eval:doc.state === 'waitlisted'",
    },
  ],
  databaseRules: registrationRules,
  titleField: 'contact_name',
  searchFields: ['contact_name', 'phone', 'email'],
  sort: 'creation desc',
})
