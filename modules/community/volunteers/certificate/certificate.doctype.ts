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
import { officeRoles } from '../shift-assignment/shift-assignment.states.ts'
import { hooks } from '#framework/documents'
import { volunteerErrors } from '../errors.ts'

const fixed = { readOnly: true, setOnlyOnce: true } as const

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** Certificates are immutable; the office may revoke one with a reason. */
const staffAccess = grant({ select: always, read: always, write: always, report: always, print: always })

export const Certificate = docType('Certificate', {
  naming: series('CRT-.YYYY.-.#####'),
  guarded: { reason: 'tells of a volunteer, who may be a child', exempt: ofTheVolunteer },
  fields: {
    volunteer: link('Volunteer', { required: true, inList: true, ...fixed }),
    full_name: text({ required: true, inList: true, maxLength: 120, ...fixed }),
    minutes: int({ required: true, min: 1, inList: true, ...fixed }),
    from_day: date({ label: 'From', required: true, ...fixed }),
    to_day: date({ label: 'Until', required: true, ...fixed }),
    issued_on: date({ required: true, inList: true, ...fixed }),
    code: text({ required: true, unique: true, maxLength: 40, ...fixed }),

    status_section: section('Validity'),
    state: select(['valid', 'revoked'], {
      label: 'Status',
      tones: { valid: 'ok', revoked: 'bad' },
      ...{ required: true, default: 'valid', readOnly: true, inList: true, indexed: true },
    }),
    revoked_on: date({ readOnly: true }),
    revoke_reason: longText({ maxLength: 300, label: 'Reason for revoking' }),
  },
  states: {
    field: 'state',
    initial: 'valid',
    transitions: [{ action: 'Revoke', from: 'valid', to: 'revoked', roles: officeRoles }],
  },
  actions: [
    {
      label: 'Print certificate',
      method: 'mela.volunteers.print_certificate',
      dependsOn: "eval:doc.state === 'valid'",
    },
  ],
  access: { 'System Manager': staffAccess, 'School Office': staffAccess, All: reading(ofTheVolunteer) },
  titleField: 'full_name',
  searchFields: ['code'],
  sort: 'issued_on desc',
  retainDeleted: false,
})

export const certificateHooks = hooks(Certificate, {
  beforeSave({ previous, document, documents }) {
    if (previous?.state !== 'valid' || document.state !== 'revoked') return {}
    if (!document.revoke_reason) throw volunteerErrors.no_reason()
    return { revoked_on: documents.today }
  },
})
