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
import { hoursDatabaseRules } from '../shift-assignment/shift-assignment-database-rules.ts'
import { shiftStaffRoles } from '../shift-assignment/shift-assignment.states.ts'
import { MAX_SHIFT_MINUTES } from './worked-time.rules.ts'

const readOnlyField = { readOnly: true } as const

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** Hours are refused, never deleted. */
const staffAccess = grant({
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
    on_day: date({ label: 'Date', required: true, inList: true, indexed: true, notAfterToday: true }),
    minutes: int({ required: true, min: 1, max: MAX_SHIFT_MINUTES, inList: true }),
    activity: text({ required: true, inList: true, maxLength: 120, description: 'What the volunteer did' }),
    note: longText({ maxLength: 500 }),

    origin: section('Source'),
    source: select(['kiosk', 'QR', 'button', 'self-report', 'office'], {
      ...{ required: true, default: 'office', inList: true, ...readOnlyField },
    }),
    shift: link('Shift', readOnlyField),
    assignment: link('Shift Assignment', { ...readOnlyField, unique: true }),

    decision: section('Decision'),
    state: select(['waiting', 'approved', 'refused'], {
      label: 'Status',
      tones: { waiting: 'warn', approved: 'ok', refused: 'bad' },
      ...{ required: true, default: 'waiting', inList: true, indexed: true, ...readOnlyField },
    }),
    approved_by: link('User', readOnlyField),
    approved_on: date(readOnlyField),
    refusal: longText({ maxLength: 300, label: 'Reason for rejection' }),
  },
  states: {
    field: 'state',
    initial: 'waiting',
    moves: [
      { action: 'Approve', from: 'waiting', to: 'approved', roles: shiftStaffRoles },
      { action: 'Refuse', from: 'waiting', to: 'refused', roles: shiftStaffRoles },
      { action: 'Reopen', from: 'approved', to: 'waiting', roles: shiftStaffRoles },
      { action: 'Reopen', from: 'refused', to: 'waiting', roles: shiftStaffRoles },
    ],
  },
  access: {
    'System Manager': staffAccess,
    'School Office': staffAccess,
    'Event Staff': staffAccess,
    All: reading(ofTheVolunteer),
  },
  waiting: [{ label: 'Hours to approve', field: 'state', values: ['waiting'] }],
  titleField: 'activity',
  sort: 'on_day desc',
  databaseRules: hoursDatabaseRules,
  retainDeleted: false,
})
