import { always, date, docType, grant, int, link, longText, select, text } from '#framework/doctypes'

export const findingKinds = ['same household', 'one approver', 'round hours', 'outside shifts'] as const

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0, inList: true } as const

const officeRoles = ['System Manager', 'School Office'] as const

const checking = grant({
  ...{ select: always, read: always, write: always },
  ...{ report: always, export: always, print: always },
})

/** A pair of volunteer and approver whose hours look unusual. Not a proof: somebody of the office looks at them. */
export const HoursFinding = docType('Hours Finding', {
  guarded: { reason: 'tells of a volunteer, who may be a child' },
  fields: {
    finding_key: text({ required: true, unique: true, hidden: true, ...shown }),
    kind: select(findingKinds, { label: 'Finding', required: true, inList: true, indexed: true, ...shown }),
    volunteer: link('Volunteer', { required: true, inList: true, ...shown }),
    approver: link('User', { required: true, inList: true, ...shown }),
    state: select(['open', 'checked', 'resolved'], {
      label: 'Status',
      tones: { open: 'warn', checked: 'ok', resolved: 'info' },
      ...{ required: true, default: 'open', inList: true, indexed: true, ...shown },
    }),
    entries: int({ ...counted, label: 'Entries found' }),
    of_entries: int({ ...counted, label: 'Entries approved by this person' }),
    minutes: int({ ...counted, inList: false }),
    from_day: date({ label: 'From', ...shown }),
    to_day: date({ label: 'Until', ...shown }),
    note: longText({ maxLength: 1000, description: 'What you found out' }),
  },
  states: {
    field: 'state',
    initial: 'open',
    transitions: [
      { action: 'Mark as checked', from: 'open', to: 'checked', roles: officeRoles },
      { action: 'Reopen', from: 'checked', to: 'open', roles: officeRoles },
      // The nightly check alone resolves findings and opens them again.
      { action: 'Resolve', from: 'open', to: 'resolved', roles: [] },
      { action: 'Resolve', from: 'checked', to: 'resolved', roles: [] },
      { action: 'Reopen', from: 'resolved', to: 'open', roles: [] },
    ],
  },
  access: { 'System Manager': checking, 'School Office': checking },
  waiting: [{ label: 'Approved hours to check', field: 'state', values: ['open'] }],
  titleField: 'kind',
  sort: 'modified desc',
  retainDeleted: false,
})
