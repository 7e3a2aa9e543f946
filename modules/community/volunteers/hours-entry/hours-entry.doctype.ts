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
  type Doc,
} from '#framework/doctypes'
import { hoursDatabaseRules } from '../shift-assignment/shift-assignment-database-rules.ts'
import { shiftStaffRoles } from '../shift-assignment/shift-assignment.states.ts'
import { MAX_SHIFT_MINUTES } from './worked-time.rules.ts'
import { volunteerEvents } from '../events.ts'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { volunteerErrors } from '../errors.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'

const readOnlyField = { readOnly: true } as const

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** Hours may be refused, not deleted. */
const staffAccess = grant({
  ...{ select: always, read: always, write: always, create: always },
  ...{ report: always, export: always, print: always },
})

/**
 * Hours of a volunteer, by check-in or self-reported, approved by another person. Changes are versioned; approved hours
 * are reopened before a change.
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

    confirmation: section('Confirmation'),
    confirmed_by: link('User', { ...readOnlyField, label: 'Confirmed by volunteer' }),
    confirmed_on: date({ ...readOnlyField, label: 'Confirmed on' }),

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
    transitions: [
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

type Entry = Doc<typeof HoursEntry>

const approvedFields = ['on_day', 'minutes', 'activity'] as const

export const hoursEntryHooks = hooks(HoursEntry, {
  async beforeSave({ previous, document, documents }) {
    refuseChange(previous, document)
    const confirmation = await findConfirmation(previous, document, documents)
    if (previous?.state === document.state) return confirmation
    if (document.state !== 'approved') return { ...confirmation, approved_by: null, approved_on: null }
    const { user } = documents.caller
    await refuseOwnApproval(documents, document.volunteer, user)
    return {
      ...confirmation,
      approved_by: document.approved_by ?? user,
      approved_on: document.approved_on ?? documents.today,
    }
  },
  async afterSave({ previous, document, documents }: Saving<typeof HoursEntry>) {
    const isDecided = document.state !== 'waiting' && previous !== null && previous.state !== document.state
    if (isDecided) await documents.emit(volunteerEvents.hours_decided, { entry: document.name })
  },
})

/** Hours that the volunteer records are confirmed by them; a change by somebody else needs a new confirmation. */
async function findConfirmation(
  previous: Entry | null,
  document: Entry,
  documents: Documents,
): Promise<Partial<Pick<Entry, 'confirmed_by' | 'confirmed_on'>>> {
  const isChanged = previous === null || approvedFields.some((field) => previous[field] !== document[field])
  if (!isChanged || (previous === null && document.confirmed_by !== null)) return {}
  const { user } = documents.caller
  const isOwn = (await documents.asSystem().get(Volunteer, document.volunteer)).user === user
  return isOwn
    ? { confirmed_by: user, confirmed_on: documents.today }
    : { confirmed_by: null, confirmed_on: null }
}

function refuseChange(previous: Entry | null, document: Entry): void {
  if (previous?.state !== 'approved' || document.state !== 'approved') return
  if (approvedFields.some((field) => previous[field] !== document[field])) throw volunteerErrors.hours_fixed()
}

async function refuseOwnApproval(documents: Documents, volunteer: string, approver: string): Promise<void> {
  const { user } = await documents.asSystem().get(Volunteer, volunteer)
  if (user === approver) throw volunteerErrors.own_hours()
}
