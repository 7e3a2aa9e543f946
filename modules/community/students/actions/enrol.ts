import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { ClassEnrolment } from '../doctypes/class-enrolment.doctype.ts'
import type { Registration } from '../doctypes/student-registration.queries.ts'
import { studentErrors } from '../errors.ts'
import { childKey } from '../rules/child-key.ts'
import { fullName } from '../rules/full-name.ts'

/** Puts a child into its class for its year: once for each child and year, which the database keeps. */
export async function writeEnrolment(documents: Documents, registration: Registration): Promise<void> {
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
    if (isTakenAlready(error)) throw studentErrors.enrolled_before()
    throw error
  }
}

/** Whoever leaves gives his place in the running year free. */
export async function endEnrolment(documents: Documents, student: string): Promise<void> {
  const system = documents.asSystem()
  const open = await system.find(ClassEnrolment, {
    where: { student, state: 'active' },
    fields: ['name'],
    limit: 20,
  })
  for (const { name } of open)
    await system.save(ClassEnrolment, name, { state: 'left', left_on: documents.today })
}

/** The office puts an enrolled child into another class: its enrolment for that year follows. */
export async function moveEnrolment(documents: Documents, registration: Registration): Promise<void> {
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
