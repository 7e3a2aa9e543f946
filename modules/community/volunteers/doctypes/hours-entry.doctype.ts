import {
  always,
  date,
  docType,
  grant,
  int,
  link,
  longText,
  reading,
  section,
  select,
  series,
  text,
  through,
  whereUser,
} from '#framework/doctypes'
import { hoursRules } from '../rules/assignment-rules.ts'
import { shiftStaff } from '../rules/assignment-states.ts'
import { LONGEST } from '../rules/worked-time.ts'

const shown = { readOnly: true } as const

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** Hours are refused, never deleted. */
const staff = grant({
  ...{ select: always, read: always, write: always, create: always },
  ...{ report: always, export: always, print: always },
})

/**
 * Time that somebody gave, as the clock or he himself says, and that somebody else approved. Every change of it stays known
 * as a version; what is approved is reopened before it changes.
 */
export const HoursEntry = docType('Hours Entry', {
  naming: series('HRS-.YYYY.-.#####'),
  guarded: { reason: 'tells of a volunteer, who may be a child', exempt: ofTheVolunteer },
  fields: {
    volunteer: link('Volunteer', { required: true, inList: true, setOnlyOnce: true }),
    on_day: date({ label: 'Day', required: true, inList: true, indexed: true, notAfterToday: true }),
    minutes: int({ required: true, min: 1, max: LONGEST, inList: true }),
    activity: text({ required: true, inList: true, maxLength: 120, description: 'What was done' }),
    note: longText({ maxLength: 500 }),

    origin: section('Where it comes from'),
    source: select(['kiosk', 'QR', 'button', 'self-report', 'office'], {
      ...{ required: true, default: 'office', inList: true, ...shown },
    }),
    shift: link('Shift', shown),
    assignment: link('Shift Assignment', { ...shown, unique: true }),

    decision: section('Who approved it'),
    state: select(['waiting', 'approved', 'refused'], {
      tones: { waiting: 'warn', approved: 'ok', refused: 'bad' },
      ...{ required: true, default: 'waiting', inList: true, indexed: true, ...shown },
    }),
    approved_by: link('User', shown),
    approved_on: date(shown),
    refusal: longText({ maxLength: 300, label: 'Why it is refused' }),
    idempotency_key: text({ unique: true, hidden: true, maxLength: 140, ...shown, description: 'Hashed' }),
  },
  states: {
    field: 'state',
    initial: 'waiting',
    moves: [
      { action: 'Approve', from: 'waiting', to: 'approved', roles: shiftStaff },
      { action: 'Refuse', from: 'waiting', to: 'refused', roles: shiftStaff },
      { action: 'Reopen', from: 'approved', to: 'waiting', roles: shiftStaff },
      { action: 'Reopen', from: 'refused', to: 'waiting', roles: shiftStaff },
    ],
  },
  access: {
    'System Manager': staff,
    'School Office': staff,
    'Event Staff': staff,
    All: reading(ofTheVolunteer),
  },
  waiting: [{ label: 'Hours to approve', field: 'state', values: ['waiting'] }],
  titleField: 'activity',
  sort: 'on_day desc',
  databaseRules: hoursRules,
  keepDeleted: false,
})
