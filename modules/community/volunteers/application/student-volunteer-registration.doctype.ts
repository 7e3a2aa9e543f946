import {
  check,
  date,
  docType,
  either,
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
import { shirtSizes, VolunteerAvailability, VolunteerSkill } from '../volunteer/volunteer-profile.doctype.ts'

const readOnlyField = { readOnly: true } as const

/**
 * A student's volunteer application. The office links it to the student, because a guest's input must not identify a
 * child.
 */
export const StudentVolunteerRegistration = docType('Student Volunteer Registration', {
  naming: series('SVR-.YYYY.-.#####'),
  guarded: {
    reason: 'tells of a child who would like to help',
    exempt: either(whereUser('user'), whereUser('guardian_user')),
  },
  fields: {
    full_name: text({ required: true, inList: true, maxLength: 120 }),
    date_of_birth: date({ required: true, notAfterToday: true }),
    phone: phone({ required: true, inList: true }),
    email: text({ format: 'Email' }),
    school: text({ maxLength: 120 }),
    grade: text({ maxLength: 40, label: 'Class' }),
    help: section('How would you like to help?'),
    skills: table(VolunteerSkill, { max: 20 }),
    availability: table(VolunteerAvailability, { max: 14, label: 'Availability' }),
    t_shirt_size: select(shirtSizes, { label: 'T-shirt size' }),
    about: longText({ maxLength: 2000, label: 'About you' }),

    consent: section('Parent or guardian'),
    guardian_name: text({ maxLength: 120, label: 'Parent’s or guardian’s name' }),
    guardian_phone: phone({ label: 'Parent’s or guardian’s phone' }),
    guardian_email: text({ format: 'Email', label: 'Parent’s or guardian’s email' }),
    guardian_consent: check({
      label: 'Parent’s or guardian’s consent',
      description: 'Only the guardian can give it, with a link. The office can withdraw it.',
    }),
    consent_state: select(['not needed', 'requested', 'given', 'declined', 'expired', 'withdrawn'], {
      label: 'Consent status',
      tones: { requested: 'warn', given: 'ok', declined: 'bad', withdrawn: 'bad' },
      renamedChoices: { asked: 'requested' },
      ...{ required: true, default: 'not needed', inList: true, ...readOnlyField },
    }),
    consented_by: text({
      ...readOnlyField,
      maxLength: 120,
      description: 'Guardian who answered with the link',
    }),
    consent_version: text({ ...readOnlyField, description: 'Version of the consent text' }),
    consented_on: date(readOnlyField),
    withdrawn_on: date({ ...readOnlyField, label: 'Consent withdrawn on' }),

    status_section: section('Office use'),
    state: select(['new', 'accepted', 'declined'], {
      label: 'Status',
      tones: { new: 'info', accepted: 'ok', declined: 'bad' },
      ...{ required: true, default: 'new', inList: true, indexed: true, ...readOnlyField },
    }),
    student: link('Student Registration', {
      unique: true,
      description: 'The student who volunteers. The office confirms it; it is not taken from the form.',
    }),
    student_confirmed_by: link('User', readOnlyField),
    student_confirmed_on: date(readOnlyField),
    user: link('User', { ...readOnlyField, description: 'Signed-in user who sent the form' }),
    guardian_user: link('User', {
      linksUnread: 'the office names accounts; names of accounts are made of chance',
      description:
        'The guardian’s user account. May read this registration without an entry in the audit log.',
    }),
  },
  states: {
    field: 'state',
    initial: 'new',
    transitions: [
      { action: 'Accept', from: 'new', to: 'accepted', roles: officeRoles },
      { action: 'Decline', from: 'new', to: 'declined', roles: officeRoles },
      { action: 'Look again', from: 'declined', to: 'new', roles: officeRoles },
    ],
  },
  actions: [
    {
      label: 'Ask guardian again',
      method: 'mela.volunteers.ask_guardian',
      dependsOn: "eval:doc.guardian_name && !doc.guardian_consent && doc.state !== 'declined'",
    },
  ],
  access: {
    'System Manager': everything,
    'School Office': everything,
    All: reading(either(whereUser('user'), whereUser('guardian_user'))),
  },
  titleField: 'full_name',
  searchFields: ['phone', 'school'],
  sort: 'creation desc',
})
