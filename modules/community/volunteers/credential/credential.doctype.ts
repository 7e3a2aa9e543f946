import {
  always,
  attachment,
  byField,
  date,
  docType,
  everything,
  link,
  longText,
  reading,
  select,
  series,
  text,
  through,
  whereUser,
} from '#framework/doctypes'
import { officeRoles } from '../shift-assignment/shift-assignment.states.ts'

export const CredentialKind = docType('Credential Kind', {
  naming: byField('kind'),
  titleField: 'kind',
  showTitleInLinks: false,
  fields: {
    kind: text({ label: 'Name', required: true, inList: true, maxLength: 80 }),
    description: longText({ maxLength: 500 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Event Staff': reading(always) },
})

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** A volunteer's passed check, valid until a day. Shifts that need it are released when it expires. */
export const Credential = docType('Credential', {
  naming: series('CRD-.#####'),
  guarded: { reason: 'tells of a volunteer, who may be a child', exempt: ofTheVolunteer },
  fields: {
    volunteer: link('Volunteer', { required: true, inList: true, setOnlyOnce: true }),
    kind: link('Credential Kind', { label: 'Type', required: true, inList: true, setOnlyOnce: true }),
    number: text({ maxLength: 80 }),
    issued_on: date(),
    expires_on: date({
      inList: true,
      indexed: true,
      description: 'Last valid day. Leave empty if it does not expire.',
    }),
    document: attachment({ renamedFrom: 'paper' }),
    state: select(['shown', 'valid', 'expired', 'revoked'], {
      label: 'Status',
      tones: { shown: 'warn', valid: 'ok', expired: 'warn', revoked: 'bad' },
      ...{ required: true, default: 'shown', readOnly: true, inList: true, indexed: true },
    }),
  },
  states: {
    field: 'state',
    initial: 'shown',
    transitions: [
      { action: 'Confirm', from: 'shown', to: 'valid', roles: officeRoles },
      { action: 'Expire', from: 'valid', to: 'expired', roles: officeRoles },
      { action: 'Renew', from: 'expired', to: 'valid', roles: officeRoles },
      { action: 'Revoke', from: 'valid', to: 'revoked', roles: officeRoles },
      { action: 'Revoke', from: 'shown', to: 'revoked', roles: officeRoles },
    ],
  },
  access: { 'System Manager': everything, 'School Office': everything, All: reading(ofTheVolunteer) },
  titleField: 'volunteer',
  showTitleInLinks: false,
  sort: 'expires_on asc',
})
