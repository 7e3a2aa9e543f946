import type { ChildDoc, Doc, NewDoc } from '#framework/doctypes'
import type { StudentRegistration } from './student-registration.doctype.ts'
import type { Sibling } from './registration-tables.doctype.ts'

type Registration = Doc<typeof StudentRegistration>

type SharedFields = Pick<
  Registration,
  | ('parent_name' | 'parent_phone' | 'parent_email_address' | 'parent_name_2' | 'parent_2_phone')
  | ('alternate_email_id' | 'address' | 'address_line_2' | 'city' | 'state' | 'zip_code')
  | ('emergency_contact_name' | 'emergency_contact_phone' | 'doctor_name' | 'doctor_phone')
  | ('hear_about_us' | 'academic_year' | 'came_by' | 'class_type')
  | ('agrees_to_records' | 'agrees_to_pictures' | 'agrees_to_first_aid' | 'agrees_to_messages')
>

/** What a whole family has in common. */
function pickSharedFields(registration: Registration): SharedFields {
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

/** The registration of a brother or sister who stood on another child's form. */
export function toSiblingRegistration(
  registration: Registration,
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
