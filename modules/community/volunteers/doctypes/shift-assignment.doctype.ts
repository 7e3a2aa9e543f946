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
import { assignmentRules } from '../rules/assignment-rules.ts'
import { assignmentMoves, assignmentStates, leavingReasons } from '../rules/assignment-states.ts'

const shown = { readOnly: true } as const

/** A place is given up, never deleted. */
const staff = grant({
  ...{ select: always, read: always, write: always, create: always },
  ...{ report: always, export: always, print: always },
})

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/**
 * Somebody has a shift, or is offered it. A volunteer has no two at the same time and a shift no more people than places:
 * the database sees to both.
 */
export const ShiftAssignment = docType('Shift Assignment', {
  naming: series('SHA-.######'),
  guarded: { reason: 'tells where a volunteer is, who may be a child', exempt: ofTheVolunteer },
  fields: {
    shift: link('Shift', { required: true, inList: true, setOnlyOnce: true }),
    volunteer: link('Volunteer', { required: true, inList: true, setOnlyOnce: true }),
    state: select(assignmentStates, {
      tones: { offered: 'brand', accepted: 'ok', done: 'ok', declined: 'bad' },
      ...{ required: true, default: 'offered', inList: true, indexed: true, ...shown },
    }),
    starts_at: datetime({ ...shown, inList: true, indexed: true, description: 'The shift’s' }),
    ends_at: datetime(shown),
    left_because: select(leavingReasons, { ...shown, label: 'Why they left' }),
    reminded_at: datetime(shown),

    clock: section('The clock'),
    clocked_in_at: datetime({ label: 'Began at', ...shown, inList: true }),
    clocked_out_at: datetime({ ...shown, label: 'Ended at' }),
    clocked_by: select(['kiosk', 'QR', 'button'], shown),
  },
  states: { field: 'state', initial: 'offered', moves: assignmentMoves },
  actions: [
    {
      label: 'Clock in',
      method: 'mela.volunteers.clock_in_at_kiosk',
      dependsOn: "eval:doc.state === 'accepted' && !doc.clocked_in_at",
    },
    {
      label: 'Clock out',
      method: 'mela.volunteers.clock_out_at_kiosk',
      dependsOn: "eval:doc.state === 'accepted' && doc.clocked_in_at",
    },
  ],
  access: {
    'System Manager': staff,
    'School Office': staff,
    'Event Staff': staff,
    All: reading(ofTheVolunteer),
  },
  sort: 'starts_at desc',
  databaseRules: assignmentRules,
  keepDeleted: false,
})
