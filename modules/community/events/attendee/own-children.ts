import type { Documents } from '#framework/documents'
import { listStudentsOfGuardian } from '#community/family'
import { fullName, StudentRegistration } from '#community/students'
import type { OwnChildren } from './fill-in-children.ts'
import type { AttendeeInput } from './parse-attendees.ts'

/** The children of whoever is signed in who are at the school, the oldest first. Three statements. */
export async function listOwnChildren(documents: Documents) {
  const names = await listStudentsOfGuardian(documents, documents.caller.user)
  if (names.length === 0) return []
  const children = await documents.asSystem().find(StudentRegistration, {
    where: { name: ['in', names], status: 'enrolled' },
    fields: [
      ...(['name', 'class', 'student_date_of_birth'] as const),
      ...(['student_first_name', 'student_middle_name', 'student_last_name'] as const),
    ],
    order_by: 'student_date_of_birth asc, name asc',
    limit: names.length,
  })
  return children.map((child) => ({
    student: child.name,
    full_name: fullName(child),
    class: child.class,
    born: child.student_date_of_birth,
  }))
}

/** The caller's children by their names, read only where one of them is sent. */
export async function readOwnChildren(
  documents: Documents,
  people: readonly AttendeeInput[],
): Promise<OwnChildren> {
  if (people.every(({ student }) => student === null)) return new Map()
  return new Map((await listOwnChildren(documents)).map((child) => [child.student, child]))
}
