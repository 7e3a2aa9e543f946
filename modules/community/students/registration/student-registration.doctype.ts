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
  attachment,
  childType,
  datetime,
} from '#framework/doctypes'
import { ownChildren } from './guardian-access.ts'
import {
  studentRegistrationTransitions,
  studentRegistrationStates,
  registrationTones,
} from './registration.states.ts'

const HEALTH_LEVEL = 1

const OFFICE_LEVEL = 2

const SYSTEM_LEVEL = 9

const genders = ['girl', 'boy', 'another'] as const

export const StudentDocument = childType('Student Document', {
  kind: select(
    ['birth certificate', 'transfer certificate', 'report card', 'proof of address', 'vaccinations', 'other'],
    { label: 'Type', required: true },
  ),
  file: attachment({ required: true }),
  remark: text({ label: 'Note' }),
})

export const Sibling = childType('Student Sibling', {
  first_name: text({ required: true }),
  last_name: text(),
  name_in_tamil: text({ label: 'Name in Tamil' }),
  date_of_birth: date({ required: true, notAfterToday: true }),
  gender: select(genders),
  previous_grade: text({ label: 'Previous class' }),
  school_name: text({ label: 'School' }),
  needs: longText({ label: 'Allergies and special needs', maxLength: 1000 }),
})

export const consentPurposes = [
  'records of the school',
  'pictures on our pages',
  'first aid and a doctor',
  'messages about school days',
] as const

const StudentConsent = childType('Student Consent', {
  purpose: select(consentPurposes, { required: true, readOnly: true }),
  version: text({ required: true, readOnly: true }),
  is_given: check({ label: 'Given', readOnly: true }),
  given_at: datetime({ readOnly: true }),
  given_by: text({ readOnly: true }),
})

/** A child from registration to leaving. `state` belongs to the address, `status` to the registration. */
export const StudentRegistration = docType('Student Registration', {
  naming: series('STU-.YYYY.-.#####'),
  waiting: [{ label: 'Registrations to review', field: 'status', values: ['submitted', 'under review'] }],
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
    status: select(studentRegistrationStates, {
      tones: registrationTones,
      required: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),
    academic_year: link('Academic Year', { label: 'School year', inList: true }),
    class: link('Class', { inList: true }),
    family: link('Family'),
    photo: picture(),
    schooling: section('Current school'),
    class_type: select(['day school', 'weekend classes', 'online classes'], { label: 'Programme' }),
    previous_grade: text({ label: 'Previous class' }),
    previous_grade_in_tamil: text({ label: 'Previous Tamil class' }),
    school_name: text({ label: 'School' }),
    parents: section('Parents'),
    parent_name: text({ label: 'Parent’s name', required: true }),
    parent_phone: phone({ label: 'Parent’s phone', required: true, indexed: true }),
    parent_email_address: text({ label: 'Parent’s email', format: 'Email' }),
    parent_name_2: text({ label: 'Second parent’s name' }),
    parent_2_phone: phone({ label: 'Second parent’s phone' }),
    alternate_email_id: text({ format: 'Email', label: 'Second parent’s email' }),
    home: section('Address'),
    address: text({ maxLength: 280 }),
    address_line_2: text({ maxLength: 280 }),
    city: text(),
    state: text({ label: 'State' }),
    zip_code: text({ label: 'PIN code', maxLength: 12 }),
    emergency: section('Emergency and health'),
    emergency_contact_name: text({ required: true }),
    emergency_contact_phone: phone({ required: true }),
    doctor_name: text(),
    doctor_phone: phone(),
    allergies: longText({ level: HEALTH_LEVEL, maxLength: 2000 }),
    medical_notes: longText({ level: HEALTH_LEVEL, maxLength: 5000 }),
    documents_section: section('Documents'),
    documents: table(StudentDocument, { max: 20 }),
    siblings: table(Sibling, { max: 6, label: 'Siblings' }),
    hear_about_us: select(['friends', 'the internet', 'the newspaper', 'an event', 'elsewhere'], {
      label: 'How did you hear about us?',
    }),
    agreement: section('Consents'),
    agrees_to_records: check({ label: 'I agree that the school keeps the details in this form' }),
    agrees_to_pictures: check({ label: 'I agree that the school shows photos of my child on its website' }),
    agrees_to_first_aid: check({
      label: 'I agree that the school gives my child first aid and takes my child to a doctor',
    }),
    agrees_to_messages: check({ label: 'I agree that the school sends me messages about school' }),
    consents: table(StudentConsent, { max: 20, readOnly: true }),
    office: section('Office use'),
    offer_ends_on: date({ description: 'Last day for the family to accept or decline the offered place' }),
    message_to_family: longText({ maxLength: 2000, description: 'Sent with the next status change' }),
    duplicate_of: link('Student Registration', {
      ...{ level: OFFICE_LEVEL, readOnly: true },
      description: 'Earlier registration with the same name and date of birth',
    }),
    duplicate_check: select(['to be checked', 'another child', 'same child'], {
      ...{ level: OFFICE_LEVEL, inList: true },
      description: 'A place cannot be offered before this check',
    }),
    known_family: link('Family', {
      label: 'Matching family',
      ...{ level: OFFICE_LEVEL, readOnly: true },
      description: 'The family with this phone number. The child joins it on enrolment.',
    }),
    office_notes: longText({ level: OFFICE_LEVEL, maxLength: 5000 }),
    applicant: link('User', {
      ...{ level: OFFICE_LEVEL, readOnly: true, indexed: true, ignoreUserPermissions: true },
      description: 'User who verified the phone number or email of the form. Can see only this registration.',
    }),
    registered_with: link('Student Registration', { level: OFFICE_LEVEL, readOnly: true }),
    came_by: select(['office', 'website'], {
      label: 'Received from',
      default: 'office',
      level: OFFICE_LEVEL,
    }),
    child_key: text({
      ...{ hidden: true, readOnly: true, level: SYSTEM_LEVEL, indexed: true, maxLength: 64 },
      description: 'Same for the same name and date of birth',
    }),
  },
  states: { field: 'status', initial: 'draft', transitions: studentRegistrationTransitions },
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
