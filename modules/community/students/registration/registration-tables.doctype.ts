import { attachment, check, childType, date, datetime, longText, select, text } from '#framework/doctypes'

export const genders = ['girl', 'boy', 'another'] as const

/** What a school asks a family's consent for. */
export const consentPurposes = [
  'records of the school',
  'pictures on our pages',
  'first aid and a doctor',
  'messages about school days',
] as const

export const StudentDocument = childType('Student Document', {
  kind: select(
    ['birth certificate', 'transfer certificate', 'report card', 'proof of address', 'vaccinations', 'other'],
    { label: 'Type', required: true },
  ),
  file: attachment({ required: true }),
  remark: text({ label: 'Note' }),
})

/** What a family agreed to, and when, in which words. Kept as given; the family's Consent documents live on from it. */
export const StudentConsent = childType('Student Consent', {
  purpose: select(consentPurposes, { required: true, readOnly: true }),
  version: text({ required: true, readOnly: true }),
  is_given: check({ label: 'Given', readOnly: true }),
  given_at: datetime({ readOnly: true }),
  given_by: text({ readOnly: true }),
})

/** A brother or sister on the same form: each becomes a registration of its own. */
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
