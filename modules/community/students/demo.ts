import type { DemoContext } from '#framework/modules'
import { WebForm } from '#site/forms'
import { AcademicYear } from './class/academic-year.doctype.ts'
import { Class } from './class/class.doctype.ts'
import { ClassEnrolment } from './class/class-enrolment.doctype.ts'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import { families } from './registration/demo-families.ts'
import { studentForm } from './registration/demo-form.ts'
import { classes, schoolYear } from './class/demo-school.ts'

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

/** What a family's form says of it, whichever child it is about. */
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

/** Whoever sends the form now registers for the year ahead; everybody else came for the one that runs. */
async function insertFamily(documents: Documents, family: Family, currentYear: string): Promise<void> {
  for (const child of family.children)
    await documents.insert(StudentRegistration, {
      ...familyFields(family),
      ...childFields(child, documents.today),
      academic_year: child.status === 'submitted' ? null : currentYear,
    })
}

/** The children in the classes have been there since the year began. */
async function backdateEnrolments(documents: Documents, joined_on: string): Promise<void> {
  const enrolled = await documents.find(ClassEnrolment, { fields: ['name'] })
  for (const { name } of enrolled) await documents.save(ClassEnrolment, name, { joined_on })
}

/** Asha's school years, classes and families, and the form by which children are registered. */
export async function demo({ documents, today }: DemoContext): Promise<void> {
  await insertSchool(documents, today)
  const { title, starts_on } = schoolYear(today)
  for (const family of families) await insertFamily(documents, family, title)
  await backdateEnrolments(documents, starts_on)
  if (documents.registry.find(WebForm.name)) await documents.insert(WebForm, studentForm)
}
