import {
  always,
  datetime,
  docType,
  grant,
  link,
  reading,
  section,
  select,
  series,
  through,
  whereUser,
} from '#framework/doctypes'
import { assignmentDatabaseRules } from './shift-assignment-database-rules.ts'
import { assignmentTransitions, assignmentStates, leavingReasons } from './shift-assignment.states.ts'

const readOnlyField = { readOnly: true } as const

const staffAccess = grant({
  ...{ select: always, read: always, write: always, create: always },
  ...{ report: always, export: always, print: always },
})

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** A volunteer's assignment or offer. Database rules refuse overlapping shifts and more assignments than places. */
export const ShiftAssignment = docType('Shift Assignment', {
  naming: series('SHA-.######'),
  guarded: { reason: 'tells where a volunteer is, who may be a child', exempt: ofTheVolunteer },
  fields: {
    shift: link('Shift', { required: true, inList: true, setOnlyOnce: true }),
    volunteer: link('Volunteer', { required: true, inList: true, setOnlyOnce: true }),
    state: select(assignmentStates, {
      label: 'Status',
      tones: { offered: 'brand', accepted: 'ok', done: 'ok', declined: 'bad' },
      ...{ required: true, default: 'offered', inList: true, indexed: true, ...readOnlyField },
    }),
    starts_at: datetime({ ...readOnlyField, inList: true, indexed: true, description: 'Start of the shift' }),
    ends_at: datetime(readOnlyField),
    withdrawal_reason: select(leavingReasons, {
      renamedFrom: 'left_because',
      ...readOnlyField,
      label: 'Reason for leaving',
      renamedChoices: { 'given back': 'released' },
    }),
    reminded_at: datetime(readOnlyField),

    clock: section('Check-in and check-out'),
    clocked_in_at: datetime({ label: 'Checked in at', ...readOnlyField, inList: true }),
    clocked_out_at: datetime({ ...readOnlyField, label: 'Checked out at' }),
    clocked_by: select(['kiosk', 'QR', 'button'], { ...readOnlyField, label: 'Checked in with' }),
  },
  states: { field: 'state', initial: 'offered', transitions: assignmentTransitions },
  actions: [
    {
      label: 'Check in',
      method: 'mela.volunteers.clock_in_at_kiosk',
      dependsOn: "eval:doc.state === 'accepted' && !doc.clocked_in_at",
    },
    {
      label: 'Check out',
      method: 'mela.volunteers.clock_out_at_kiosk',
      dependsOn: "eval:doc.state === 'accepted' && doc.clocked_in_at",
    },
  ],
  access: {
    'System Manager': staffAccess,
    'School Office': staffAccess,
    'Event Staff': staffAccess,
    All: reading(ofTheVolunteer),
  },
  titleField: 'volunteer',
  showTitleInLinks: false,
  sort: 'starts_at desc',
  databaseRules: assignmentDatabaseRules,
  retainDeleted: false,
})
