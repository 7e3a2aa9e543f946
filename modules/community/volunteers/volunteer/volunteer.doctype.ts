import {
  always,
  date,
  docType,
  everything,
  link,
  longText,
  phone,
  reading,
  section,
  select,
  series,
  table,
  text,
  whereUser,
} from '#framework/doctypes'
import { officeRoles } from '../shift-assignment/shift-assignment.states.ts'
import { shirtSizes, VolunteerAvailability, VolunteerSkill } from './volunteer-profile.doctype.ts'

/**
 * A volunteer. Adults submit this form; a student's is created from an accepted registration. Only staff and the
 * volunteer may read it, because children are among them.
 */
export const Volunteer = docType('Volunteer', {
  naming: series('VOL-.#####'),
  guarded: { reason: 'children are among the volunteers', exempt: whereUser('user') },
  fields: {
    full_name: text({ required: true, inList: true, maxLength: 120 }),
    date_of_birth: date({ required: true, notAfterToday: true }),
    phone: phone({ required: true, inList: true }),
    email: text({ format: 'Email' }),
    skills: table(VolunteerSkill, { max: 20 }),
    availability: table(VolunteerAvailability, { max: 14, label: 'Availability' }),
    t_shirt_size: select(shirtSizes, { label: 'T-shirt size' }),
    about: longText({ maxLength: 2000, label: 'About you' }),

    status_section: section('Status'),
    kind: select(['adult', 'student'], {
      label: 'Type',
      required: true,
      default: 'adult',
      readOnly: true,
      inList: true,
    }),
    state: select(['new', 'active', 'paused', 'left'], {
      label: 'Status',
      tones: { new: 'info', active: 'ok' },
      ...{ required: true, default: 'new', readOnly: true, inList: true, indexed: true },
    }),
    user: link('User', {
      unique: true,
      linksUnread: 'the office names accounts; names of accounts are made of chance',
      description: 'This user can sign in and take shifts as this volunteer',
    }),
    registration: link('Student Volunteer Registration', { readOnly: true, unique: true }),
  },
  states: {
    field: 'state',
    initial: 'new',
    transitions: [
      { action: 'Welcome', from: 'new', to: 'active', roles: officeRoles },
      { action: 'Pause', from: 'active', to: 'paused', roles: officeRoles },
      { action: 'Take up again', from: 'paused', to: 'active', roles: officeRoles },
      { action: 'Say goodbye', from: 'new', to: 'left', roles: officeRoles },
      { action: 'Say goodbye', from: 'active', to: 'left', roles: officeRoles },
      { action: 'Say goodbye', from: 'paused', to: 'left', roles: officeRoles },
    ],
  },
  actions: [
    {
      label: 'Create sign-in',
      method: 'mela.volunteers.open_account',
      dependsOn: "eval:!doc.user && doc.state !== 'left'",
    },
    { label: 'Issue certificate', method: 'mela.volunteers.issue_certificate' },
  ],
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Event Staff': reading(always),
    All: reading(whereUser('user')),
  },
  impliedRole: { role: 'Member', userField: 'user', values: { state: 'active' } },
  titleField: 'full_name',
  searchFields: ['phone'],
  sort: 'full_name asc',
})
