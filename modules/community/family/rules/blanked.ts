import type { Changes } from '#framework/doctypes'
import type { StudentRegistration } from '#community/students'

/** No number in India begins with a one: nobody is reached by it. */
const NO_PHONE = '+911000000000'
const ERASED = '—'

const nobody = {
  ...{ parent_email_address: null, parent_name_2: null, parent_2_phone: null, alternate_email_id: null },
  ...{ parent_name: ERASED, parent_phone: NO_PHONE },
  ...{ emergency_contact_name: ERASED, emergency_contact_phone: NO_PHONE },
} as const

const nowhere = { address: null, address_line_2: null, city: null, state: null, zip_code: null } as const

const unasked = {
  ...{ previous_grade: null, previous_grade_in_tamil: null, school_name: null, hear_about_us: null },
  ...{ class_type: null, message_to_family: null, office_notes: null },
} as const

/** What a school can do without while a child is there. */
export const trimmed: Changes<typeof StudentRegistration> = {
  ...unasked,
  documents: [],
  alternate_email_id: null,
}

/** All of a registration that is no register of the school's. */
export const blanked: Changes<typeof StudentRegistration> = {
  ...{ ...unasked, ...nobody, ...nowhere },
  ...{ photo: null, gender: null, documents: [], siblings: [], consents: [] },
  ...{ doctor_name: null, doctor_phone: null, allergies: null, medical_notes: null },
  ...{ agrees_to_records: 0, agrees_to_pictures: 0, agrees_to_first_aid: 0, agrees_to_messages: 0 },
  ...{ family: null, known_family: null },
}
