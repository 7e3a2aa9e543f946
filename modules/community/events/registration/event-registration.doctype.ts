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
import { registrationTransitions, registrationStates } from './event-registration.states.ts'
import { registrationRules } from '../seats/seat-database-rules.ts'

/** Only the system reads what stands at this level. */
const SYSTEM_LEVEL = 9

const hashed = {
  ...{ unique: true, readOnly: true, hidden: true },
  ...{ level: SYSTEM_LEVEL, description: 'Hashed' },
} as const

/** More than this is no family any more: the office enters a school trip. */
export const MAX_ATTENDEES = 20

export const EventAttendee = childType('Event Attendee', {
  full_name: text({ required: true, maxLength: 80, inList: true }),
  age: int({ keepsEmpty: true, min: 0, max: 120, inList: true }),
  student: link('Student Registration', { readOnly: true, description: 'A child of who registered' }),
  ticket_type: text({ inList: true, description: 'The label of one of the event’s tickets' }),
  companions: longText({
    label: 'Others on this ticket',
    maxLength: 2000,
    description: 'Who else comes on a ticket for several people, one name a line',
  }),
  seats: int({ required: true, readOnly: true, min: 0, max: 400, default: 1 }),
  is_cancelled: check({ tone: 'bad', readOnly: true, inList: true }),
  checked_in_at: datetime({ readOnly: true, inList: true }),
  answers: json({ description: 'By the label of the question' }),
  ticket_code: text({ readOnly: true, unique: true, maxLength: 40 }),
})

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
 * A family that comes to an event: one who registers and pays, and everybody who comes with him. What it holds of the
 * event's seats is counted by the database itself, in Event Seats.
 */
export const EventRegistration = docType('Event Registration', {
  naming: series('EVR-.#####'),
  fields: {
    event: link('Mela Event', { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    state: select(registrationStates, {
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
    contact_name: text({ required: true, maxLength: 80, inList: true }),
    phone: phone({ required: true, indexed: true, inList: true }),
    email: text({ format: 'Email' }),
    user: link('User', {
      indexed: true,
      ignoreUserPermissions: true,
      linksUnread: 'staff name accounts; names of accounts are made of chance',
      description: 'Who registered, signed in',
    }),

    coming: section('Who comes'),
    attendees: table(EventAttendee, { min: 1, max: 100 }),
    answers: json({ description: 'To what is asked of who registers' }),
    seats: int({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
    tickets: json({ required: true, readOnly: true, hidden: true, description: 'How many of each kind' }),

    time: section('Time'),
    expires_at: datetime({ readOnly: true, indexed: true, description: 'Seats are kept until then' }),
    queued_at: datetime({ readOnly: true, indexed: true, description: 'Since when it waits' }),

    money: section('Money'),
    amount: money({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
    paid_amount: money({ required: true, readOnly: true, min: 0, default: 0 }),
    refunded_amount: money({
      renamedFrom: 'returned_amount',
      required: true,
      readOnly: true,
      min: 0,
      default: 0,
    }),
    payment: text({ readOnly: true, indexed: true }),

    token_hash: text(hashed),
    idempotency_key: text(hashed),
  },
  states: { field: 'state', initial: 'draft', moves: registrationTransitions },
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
