import type { Documents } from '#framework/documents'
import { bornOn, type Registration } from '../doctypes/student-registration.queries.ts'
import { isMaybeSame, type ChildName } from '../rules/same-child.ts'

type Named = Pick<
  Registration,
  'name' | 'student_first_name' | 'student_last_name' | 'student_date_of_birth' | 'gender'
>

function childNameOf(registration: Named): ChildName {
  const { student_first_name, student_last_name, student_date_of_birth, gender } = registration
  return { first: student_first_name, last: student_last_name, born: student_date_of_birth, gender }
}

function isSaidAnew(previous: Registration | null, registration: Registration): boolean {
  if (previous === null) return true
  const [before, now] = [childNameOf(previous), childNameOf(registration)]
  return before.first !== now.first || before.last !== now.last || before.born !== now.born
}

/**
 * What the office is told when a child may be registered already. Whoever sends the form is told nothing: a stranger
 * would learn that there is such a child.
 */
export async function flagDuplicate(
  documents: Documents,
  previous: Registration | null,
  registration: Registration,
): Promise<Partial<Registration>> {
  if (!isSaidAnew(previous, registration)) return {}
  const others = await bornOn(documents, registration.student_date_of_birth)
  const child = childNameOf(registration)
  const other = others.find((one) => one.name !== registration.name && isMaybeSame(childNameOf(one), child))
  return other ? { duplicate_of: other.name, duplicate_check: 'to be checked' } : {}
}
