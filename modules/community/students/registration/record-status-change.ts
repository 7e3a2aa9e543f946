import { studentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { RegistrationStep } from './registration-step.doctype.ts'
import { StudentRegistration, type Sibling } from './student-registration.doctype.ts'
import type { Registration } from './student-registration.queries.ts'
import { isUniqueViolation } from '#framework/errors'
import { ClassEnrolment } from '../class/class-enrolment.doctype.ts'
import { studentErrors } from '../errors.ts'
import { childKey } from './student-identity.ts'
import type { ChildDoc, Doc, NewDoc } from '#framework/doctypes'

/** Version of the consent texts of the form; a changed text needs a new one. */
export const REGISTRATION_CONSENT_VERSION = '2026-2'

const consentFields = {
  agrees_to_records: 'records of the school',
  agrees_to_pictures: 'pictures on our pages',
  agrees_to_first_aid: 'first aid and a doctor',
  agrees_to_messages: 'messages about school days',
} as const

type ConsentField = keyof typeof consentFields

type ConsentPurpose = (typeof consentFields)[ConsentField]

interface ConsentRow {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly is_given: 0 | 1
}

const consentFieldNames = [
  'agrees_to_records',
  'agrees_to_pictures',
  'agrees_to_first_aid',
  'agrees_to_messages',
] as const

function toConsentRows(values: Readonly<Record<ConsentField, 0 | 1>>): readonly ConsentRow[] {
  return consentFieldNames.map((field) => ({
    purpose: consentFields[field],
    version: REGISTRATION_CONSENT_VERSION,
    is_given: values[field],
  }))
}

export async function completeNewRegistration(
  documents: Documents,
  registration: Registration,
): Promise<void> {
  const system = documents.asSystemFor(registration.owner)
  const { name, creation, parent_name, siblings, consents } = registration
  if (consents.length === 0) {
    const given = toConsentRows(registration)
    await system.save(StudentRegistration, name, {
      consents: given.map((consent) => ({ ...consent, given_at: creation, given_by: parent_name })),
    })
  }
  for (const sibling of siblings)
    await system.insert(StudentRegistration, toSiblingRegistration(registration, sibling))
}

async function syncEnrolmentClass(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<void> {
  const hasNewClass = registration.status === 'enrolled' && previous.class !== registration.class
  if (hasNewClass && !isAdministrator(documents.caller)) await transferEnrolment(documents, registration)
}

export async function recordStatusChange(
  documents: Documents,
  previous: Registration | null,
  registration: Registration,
): Promise<void> {
  const { name, status, owner } = registration
  if (previous?.status === status) return syncEnrolmentClass(documents, previous, registration)
  const author = previous === null ? owner : documents.caller.user
  await documents.asSystemFor(author).insert(RegistrationStep, { student: name, status })
  if (status === 'enrolled') await insertEnrolment(documents, registration)
  if (previous?.status === 'enrolled') await endEnrolment(documents, name)
  await documents.emit(studentEvents[status], {
    student: name,
    from: previous?.status ?? null,
  })
}

async function insertEnrolment(documents: Documents, registration: Registration): Promise<void> {
  const { name, academic_year } = registration
  if (registration.class === null || academic_year === null) throw studentErrors.no_class()
  try {
    await documents.asSystemFor(documents.caller.user).insert(ClassEnrolment, {
      student: name,
      full_name: fullName(registration),
      academic_year,
      class: registration.class,
      joined_on: documents.today,
      child_key: childKey(registration),
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw studentErrors.enrolled_before()
    throw error
  }
}

async function endEnrolment(documents: Documents, student: string): Promise<void> {
  const system = documents.asSystem()
  const open = await system.find(ClassEnrolment, {
    where: { student, state: 'active' },
    fields: ['name'],
    limit: 20,
  })
  for (const { name } of open)
    await system.save(ClassEnrolment, name, { state: 'left', left_on: documents.today })
}

async function transferEnrolment(documents: Documents, registration: Registration): Promise<void> {
  const { name, academic_year } = registration
  if (registration.class === null || academic_year === null) throw studentErrors.no_class()
  const system = documents.asSystem()
  const [open] = await system.find(ClassEnrolment, {
    where: { student: name, academic_year, state: 'active' },
    fields: ['name'],
    limit: 1,
  })
  if (open) await system.save(ClassEnrolment, open.name, { class: registration.class })
}

interface StudentName {
  readonly student_first_name: string
  readonly student_middle_name: string | null
  readonly student_last_name: string | null
}

/** Returns the full name; many children have only an initial as last name. */
export function fullName({
  student_first_name,
  student_middle_name,
  student_last_name,
}: StudentName): string {
  return [student_first_name, student_middle_name, student_last_name].filter(Boolean).join(' ')
}

type FirstRegistration = Doc<typeof StudentRegistration>

type SharedFields = Pick<
  FirstRegistration,
  | ('parent_name' | 'parent_phone' | 'parent_email_address' | 'parent_name_2' | 'parent_2_phone')
  | ('alternate_email_id' | 'address' | 'address_line_2' | 'city' | 'state' | 'zip_code')
  | ('emergency_contact_name' | 'emergency_contact_phone' | 'doctor_name' | 'doctor_phone')
  | ('hear_about_us' | 'academic_year' | 'came_by' | 'class_type')
  | ('agrees_to_records' | 'agrees_to_pictures' | 'agrees_to_first_aid' | 'agrees_to_messages')
>

function pickSharedFields(registration: FirstRegistration): SharedFields {
  const { parent_name, parent_phone, parent_email_address, parent_name_2, parent_2_phone } = registration
  const { alternate_email_id, address, address_line_2, city, state, zip_code } = registration
  const { emergency_contact_name, emergency_contact_phone, doctor_name, doctor_phone } = registration
  const { hear_about_us, academic_year, came_by, class_type } = registration
  const { agrees_to_records, agrees_to_pictures, agrees_to_first_aid, agrees_to_messages } = registration
  return {
    ...{ parent_name, parent_phone, parent_email_address, parent_name_2, parent_2_phone },
    ...{ alternate_email_id, address, address_line_2, city, state, zip_code },
    ...{ emergency_contact_name, emergency_contact_phone, doctor_name, doctor_phone },
    ...{ hear_about_us, academic_year, came_by, class_type },
    ...{ agrees_to_records, agrees_to_pictures, agrees_to_first_aid, agrees_to_messages },
  }
}

function toSiblingRegistration(
  registration: FirstRegistration,
  sibling: ChildDoc<typeof Sibling>,
): NewDoc<typeof StudentRegistration> {
  return {
    ...pickSharedFields(registration),
    student_first_name: sibling.first_name,
    student_last_name: sibling.last_name,
    student_name_in_tamil: sibling.name_in_tamil,
    student_date_of_birth: sibling.date_of_birth,
    gender: sibling.gender,
    previous_grade: sibling.previous_grade,
    school_name: sibling.school_name,
    allergies: sibling.needs,
    registered_with: registration.name,
  }
}
