import { docType, link, reading, select, series, text, through, whereUser, always } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

export const ShiftSwap = docType('Shift Swap', {
  naming: series('SWP-.#####'),
  guarded: {
    reason: 'tells where a volunteer is, who may be a child',
    exempt: through('volunteer', 'Volunteer', whereUser('user')),
  },
  fields: {
    volunteer: link('Volunteer', {
      required: true,
      inList: true,
      ...readOnlyField,
      description: 'Volunteer who asked for the swap',
    }),
    assignment: link('Shift Assignment', { required: true, ...readOnlyField }),
    shift: link('Shift', {
      required: true,
      inList: true,
      ...readOnlyField,
      description: 'Shift that the volunteer gives',
    }),
    requested_shift: link('Shift', {
      renamedFrom: 'wanted_shift',
      required: true,
      inList: true,
      ...readOnlyField,
    }),
    state: select(['requested', 'agreed', 'withdrawn', 'lapsed'], {
      label: 'Status',
      tones: { requested: 'warn', agreed: 'ok' },
      renamedChoices: { asked: 'requested' },
      ...{ required: true, default: 'requested', inList: true, indexed: true, ...readOnlyField },
    }),
    agreed_assignment: link('Shift Assignment', {
      label: 'Accepted assignment',
      ...readOnlyField,
      description: 'Assignment of the volunteer who accepted',
    }),
    open_for: text({
      ...{ unique: true, hidden: true, maxLength: 300, ...readOnlyField },
      description: 'Only one swap can be open for an assignment and a requested shift',
    }),
  },
  states: {
    field: 'state',
    initial: 'requested',
    transitions: [
      { action: 'Agree', from: 'requested', to: 'agreed', roles: [] },
      { action: 'Withdraw', from: 'requested', to: 'withdrawn', roles: [] },
      { action: 'Lapse', from: 'requested', to: 'lapsed', roles: [] },
    ],
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Event Staff': reading(always),
  },
  sort: 'creation desc',
  retainDeleted: false,
})
