import type { DemoContext } from '#framework/modules'
import { WebForm } from '#site/forms'
import { AcademicYear } from './class/academic-year.doctype.ts'
import { Class } from './class/class.doctype.ts'
import { ClassEnrolment } from './class/class-enrolment.doctype.ts'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import { families } from './registration/demo-families.ts'
import type { NewDoc } from '#framework/doctypes'

type Documents = DemoContext['documents']

async function insertSchool(documents: Documents, today: string): Promise<void> {
  await documents.insert(AcademicYear, { ...schoolYear(today, -1) })
  await documents.insert(AcademicYear, { ...schoolYear(today), is_current: 1 })
  await documents.insert(AcademicYear, { ...schoolYear(today, 1), is_open: 1 })
  const fromAbove = classes.map((one, display_order) => ({ ...one, display_order })).toReversed()
  let next_class: string | null = null
  for (const one of fromAbove) next_class = (await documents.insert(Class, { ...one, next_class })).name
}

type Family = (typeof families)[number]

function familyFields({ parent, phone, email, second, address, city }: Family) {
  return {
    ...{ parent_name: parent, parent_phone: phone, parent_email_address: email ?? null },
    ...{ parent_name_2: second?.name ?? null, parent_2_phone: second?.phone ?? null },
    ...{ address, city, state: 'Tamil Nadu' },
    emergency_contact_name: second?.name ?? parent,
    emergency_contact_phone: second?.phone ?? phone,
    ...({
      agrees_to_records: 1,
      agrees_to_pictures: 1,
      agrees_to_first_aid: 1,
      agrees_to_messages: 1,
    } as const),
  }
}

function childFields(child: Family['children'][number], today: string) {
  const { first, last, tamil, gender, status, age, birthday, allergies } = child
  return {
    ...{ student_first_name: first, student_last_name: last, student_name_in_tamil: tamil ?? null },
    student_date_of_birth: `${Number(today.slice(0, 4)) - age}-${birthday}`,
    ...{ gender, status, class: child.class ?? null, allergies: allergies ?? null },
    came_by: status === 'submitted' ? ('website' as const) : ('office' as const),
  }
}

async function insertFamily(documents: Documents, family: Family, currentYear: string): Promise<void> {
  for (const child of family.children)
    await documents.insert(StudentRegistration, {
      ...familyFields(family),
      ...childFields(child, documents.today),
      academic_year: child.status === 'submitted' ? null : currentYear,
    })
}

async function backdateEnrolments(documents: Documents, joined_on: string): Promise<void> {
  const enrolled = await documents.find(ClassEnrolment, { fields: ['name'] })
  for (const { name } of enrolled) await documents.save(ClassEnrolment, name, { joined_on })
}

export async function demo({ documents, today }: DemoContext): Promise<void> {
  await insertSchool(documents, today)
  const { title, starts_on } = schoolYear(today)
  for (const family of families) await insertFamily(documents, family, title)
  await backdateEnrolments(documents, starts_on)
  if (documents.registry.find(WebForm.name)) await documents.insert(WebForm, studentForm)
}

export const classes: readonly NewDoc<typeof Class>[] = [
  { class_name: 'Nursery', capacity: 4, from_age: 3, to_age: 4 },
  { class_name: 'Kindergarten', capacity: 24, from_age: 4, to_age: 6 },
  { class_name: 'Class 1', capacity: 30, from_age: 5, to_age: 7 },
  { class_name: 'Class 2', capacity: 30, from_age: 6, to_age: 8 },
  { class_name: 'Class 3', capacity: 30, from_age: 7, to_age: 9 },
  { class_name: 'Class 4', capacity: 30, from_age: 8, to_age: 10 },
  { class_name: 'Class 5', capacity: 30, from_age: 9, to_age: 11 },
]

export interface SchoolYear {
  readonly title: string
  readonly starts_on: string
  readonly ends_on: string
}

/** Returns the school year (June to May) of a day ('YYYY-MM-DD'), plus `later` years. */
export function schoolYear(today: string, later = 0): SchoolYear {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) >= '06' ? 0 : -1) + later
  return {
    title: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
    starts_on: `${year}-06-01`,
    ends_on: `${year + 1}-05-31`,
  }
}

export const studentForm = {
  title: 'Student Registration',
  route: 'student',
  doc_type: 'Student Registration',
  published: 1,
  allow_multiple: 1,
  allow_incomplete: 1,
  person_field: 'parent_phone',
  introduction_text:
    '<p>Tell us about your child. We save your answers, so you can stop at any time and continue later.</p>',
  button_label: 'Send',
  success_title: 'Application received',
  success_message:
    'The office reviews it and messages you at each step. To track it, sign in with the phone number you entered.',
  success_url: '/family',
  web_form_fields: [
    { fieldname: 'student_first_name' },
    { fieldname: 'student_middle_name' },
    { fieldname: 'student_last_name' },
    { fieldname: 'student_name_in_tamil' },
    { fieldname: 'student_date_of_birth' },
    { fieldname: 'gender' },
    { fieldname: 'photo' },
    { fieldtype: 'Page Break', label: 'School' },
    {
      fieldname: 'academic_year',
      allow_read_on_all_link_options: 1,
      link_filters: '[["is_open","=",1]]',
      description: 'If you don’t choose, we use the next open school year',
    },
    { fieldname: 'class_type' },
    { fieldname: 'previous_grade' },
    { fieldname: 'previous_grade_in_tamil', depends_on: 'previous_grade' },
    { fieldname: 'school_name' },
    { fieldtype: 'Page Break', label: 'Parents' },
    { fieldname: 'parent_name' },
    {
      fieldname: 'parent_phone',
      description: 'For a number outside India, start with + and the country code',
    },
    { fieldname: 'parent_email_address' },
    { fieldname: 'parent_name_2' },
    {
      fieldname: 'parent_2_phone',
      depends_on: 'parent_name_2',
      description: 'For a number outside India, start with + and the country code',
    },
    { fieldname: 'alternate_email_id' },
    { fieldtype: 'Section Break', label: 'Address' },
    { fieldname: 'address' },
    { fieldname: 'address_line_2' },
    { fieldname: 'city' },
    { fieldname: 'state' },
    { fieldname: 'zip_code' },
    { fieldtype: 'Page Break', label: 'Health and emergencies' },
    { fieldname: 'emergency_contact_name' },
    { fieldname: 'emergency_contact_phone' },
    { fieldname: 'doctor_name' },
    { fieldname: 'doctor_phone' },
    { fieldname: 'allergies' },
    { fieldname: 'medical_notes' },
    { fieldtype: 'Page Break', label: 'Documents and siblings' },
    {
      fieldname: 'documents',
      description: 'Photos or PDF files. You can also bring the documents to the office.',
    },
    {
      fieldname: 'siblings',
      description: 'Add a row for each sibling who also joins. You don’t need another form.',
    },
    { fieldname: 'hear_about_us' },
    { fieldtype: 'Page Break', label: 'Consents' },
    { fieldname: 'agrees_to_records', reqd: 1, description: 'Required to process the registration' },
    { fieldname: 'agrees_to_pictures' },
    { fieldname: 'agrees_to_first_aid' },
    { fieldname: 'agrees_to_messages' },
    { fieldname: 'came_by', hidden: 1, default: 'website' },
  ],
} as const
