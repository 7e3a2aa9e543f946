import {
  datetime,
  docType,
  everything,
  int,
  link,
  longText,
  section,
  select,
  series,
  text,
} from '#framework/doctypes'
import { shiftStaffRoles } from '../shift-assignment/shift-assignment.states.ts'

const STAFF_LEVEL = 1

export const Shift = docType('Shift', {
  naming: series('SHF-.#####'),
  fields: {
    role: text({
      ...{ required: true, inList: true, maxLength: 80, translatable: true },
      description: 'What the volunteer does',
    }),
    event: link('Mela Event', { inList: true }),
    place: text({ maxLength: 120, translatable: true }),
    description: longText({ maxLength: 600, translatable: true }),
    starts_at: datetime({ required: true, inList: true, indexed: true }),
    ends_at: datetime({ required: true, inList: true, indexed: true }),
    capacity: int({ required: true, default: 1, min: 1, max: 500, inList: true }),
    assigned: int({
      renamedFrom: 'taken',
      label: 'Places taken',
      required: true,
      default: 0,
      min: 0,
      readOnly: true,
      inList: true,
    }),
    coordinator: link('User', {
      linksUnread: 'staff name accounts; names of accounts are made of chance',
      description: 'Notified when a volunteer leaves the shift',
    }),

    who: section('Requirements'),
    min_age: int({
      label: 'Minimum age',
      isNullable: true,
      min: 0,
      max: 99,
      description: 'On the day of the shift',
    }),
    credential_needed: link('Credential Kind', {
      label: 'Required credential',
      description: 'Must be valid on the last day of the shift',
    }),

    status_section: section('Status'),
    state: select(['draft', 'open', 'closed', 'cancelled'], {
      label: 'Status',
      tones: { open: 'ok', cancelled: 'bad' },
      ...{ required: true, default: 'draft', readOnly: true, inList: true, indexed: true },
    }),
    clock_code: text({
      label: 'Check-in code',
      level: STAFF_LEVEL,
      readOnly: true,
      maxLength: 64,
      description: 'Part of the QR code that volunteers scan',
    }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Open', from: 'draft', to: 'open', roles: shiftStaffRoles },
      { action: 'Close', from: 'open', to: 'closed', roles: shiftStaffRoles },
      { action: 'Open again', from: 'closed', to: 'open', roles: shiftStaffRoles },
      { action: 'Cancel', from: 'draft', to: 'cancelled', roles: shiftStaffRoles },
      { action: 'Cancel', from: 'open', to: 'cancelled', roles: shiftStaffRoles },
      { action: 'Cancel', from: 'closed', to: 'cancelled', roles: shiftStaffRoles },
    ],
  },
  actions: [
    {
      label: 'Show check-in code',
      method: 'mela.volunteers.show_clock_code',
      dependsOn: "eval:doc.state !== 'cancelled'",
    },
  ],
  access: { 'System Manager': everything, 'School Office': everything, 'Event Staff': everything },
  titleField: 'role',
  searchFields: ['place'],
  sort: 'starts_at asc',
  bulkWrites: { skips: ['hooks', 'versions', 'events', 'modified'], onFields: ['assigned'] },
})
