import {
  check,
  date,
  docType,
  everything,
  grant,
  link,
  longText,
  phone,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
} from '#framework/doctypes'
import { ownChildren } from './guardian-access.ts'
import { registrationTransitions, registrationStates, registrationTones } from './registration.states.ts'
import { genders, Sibling, StudentConsent, StudentDocument } from './registration-tables.doctype.ts'

/** What tells of a child's health: the office and its guardians read it. */
const HEALTH_LEVEL = 1
/** What the office notes for itself. */
const OFFICE_LEVEL = 2
const SYSTEM_LEVEL = 9

/** A child, from the first registration to the day it leaves. The address has a `state`; the registration a `status`. */
export const StudentRegistration = docType('Student Registration', {
  naming: series('STU-.YYYY.-.#####'),
  waiting: [{ label: 'Registrations to decide', field: 'status', values: ['submitted', 'under review'] }],
  titleField: 'student_first_name',
  fields: {
    student_first_name: text({ required: true, inList: true, label: 'First name', indexed: true }),
    student_middle_name: text({ label: 'Middle name' }),
    student_last_name: text({ inList: true, label: 'Last name or initial' }),
    student_name_in_tamil: text({ label: 'Name in Tamil' }),
    student_date_of_birth: date({
      ...{ required: true, inList: true, label: 'Date of birth', indexed: true, notAfterToday: true },
    }),
    gender: select(genders),
    status: select(registrationStates, {
      tones: registrationTones,
      required: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),
    academic_year: link('Academic Year', { inList: true }),
    class: link('Class', { inList: true }),
    family: link('Family'),
    photo: picture(),
    schooling: section('School so far'),
    class_type: select(['day school', 'weekend classes', 'online classes']),
    previous_grade: text(),
    previous_grade_in_tamil: text(),
    school_name: text(),
    parents: section('Parents'),
    parent_name: text({ required: true }),
    parent_phone: phone({ required: true, indexed: true }),
    parent_email_address: text({ format: 'Email' }),
    parent_name_2: text({ label: 'Second parent’s name' }),
    parent_2_phone: phone({ label: 'Second parent’s phone' }),
    alternate_email_id: text({ format: 'Email', label: 'Second e-mail address' }),
    home: section('Home'),
    address: text({ maxLength: 280 }),
    address_line_2: text({ maxLength: 280 }),
    city: text(),
    state: text({ label: 'State of the address' }),
    zip_code: text({ label: 'Postal code', maxLength: 12 }),
    emergency: section('In an emergency'),
    emergency_contact_name: text({ required: true }),
    emergency_contact_phone: phone({ required: true }),
    doctor_name: text(),
    doctor_phone: phone(),
    allergies: longText({ level: HEALTH_LEVEL, maxLength: 2000 }),
    medical_notes: longText({ level: HEALTH_LEVEL, maxLength: 5000 }),
    papers: section('Papers'),
    documents: table(StudentDocument, { max: 20 }),
    siblings: table(Sibling, { max: 6, label: 'Brothers and sisters' }),
    hear_about_us: select(['friends', 'the internet', 'the newspaper', 'an event', 'elsewhere'], {
      label: 'How did you hear of us?',
    }),
    agreement: section('Consents'),
    agrees_to_records: check({ label: 'The school may keep what this form says' }),
    agrees_to_pictures: check({ label: 'Pictures of the child may stand on the school’s pages' }),
    agrees_to_first_aid: check({ label: 'The child may be given first aid and taken to a doctor' }),
    agrees_to_messages: check({ label: 'The school may write to us about school days' }),
    consents: table(StudentConsent, { max: 20, readOnly: true }),
    office: section('For the office'),
    offer_ends_on: date({ description: 'The family accepts or declines the offered place by this day' }),
    message_to_family: longText({ maxLength: 2000, description: 'Goes along with the next step' }),
    duplicate_of: link('Student Registration', {
      ...{ level: OFFICE_LEVEL, readOnly: true },
      description: 'The same name and birth date were registered before',
    }),
    duplicate_check: select(['to be checked', 'another child', 'same child'], {
      ...{ level: OFFICE_LEVEL, inList: true },
      description: 'Nobody is offered a place before it is checked',
    }),
    known_family: link('Family', {
      ...{ level: OFFICE_LEVEL, readOnly: true },
      description: 'The family that has this phone number: enrolling joins it',
    }),
    office_notes: longText({ level: OFFICE_LEVEL, maxLength: 5000 }),
    applicant: link('User', {
      ...{ level: OFFICE_LEVEL, readOnly: true, indexed: true, ignoreUserPermissions: true },
      description: 'Proved the phone number or email address of the form; follows the application alone',
    }),
    registered_with: link('Student Registration', { level: OFFICE_LEVEL, readOnly: true }),
    came_by: select(['office', 'website'], { default: 'office', level: OFFICE_LEVEL }),
    child_key: text({
      ...{ hidden: true, readOnly: true, level: SYSTEM_LEVEL, indexed: true, maxLength: 64 },
      description: 'The same for the same name and birth date',
    }),
  },
  states: { field: 'status', initial: 'draft', moves: registrationTransitions },
  guarded: { reason: 'names of children', exempt: ownChildren },
  access: {
    'System Manager': everything,
    'School Office': grant(everything.verbs, [0, HEALTH_LEVEL, OFFICE_LEVEL]),
    Guardian: reading(ownChildren, [0, HEALTH_LEVEL]),
  },
  searchFields: ['student_last_name', 'parent_phone', 'parent_name'],
  sort: 'creation desc',
  trackChanges: false,
})
