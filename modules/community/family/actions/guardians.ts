import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { StudentRegistration, type GuardianRight } from '#community/students'
import { Guardian } from '../doctypes/guardian.doctype.ts'

export type GuardianDoc = Doc<typeof Guardian>

/** More than a family has. */
const MOST_GUARDIANS = 50
const MOST_CHILDREN = 200

/** A user's own entries as a guardian, one for each family. */
export function guardianshipsOf(documents: Documents, user: string) {
  return documents.asSystem().find(Guardian, { where: { user }, limit: MOST_GUARDIANS })
}

/** Everybody who stands for a child, whatever his rights. Two statements. */
export async function guardiansOf(documents: Documents, student: string) {
  const system = documents.asSystem()
  const [child] = await system.find(StudentRegistration, {
    where: { name: student },
    fields: ['family'],
    limit: 1,
  })
  if (!child?.family) return []
  return system.find(Guardian, { where: { family: child.family }, limit: MOST_GUARDIANS })
}

/** The names of the children for whom a user has a right. Two statements. */
export async function studentsOf(
  documents: Documents,
  user: string,
  right: GuardianRight = 'may_view',
): Promise<readonly string[]> {
  const families = (await guardianshipsOf(documents, user))
    .filter((guardian) => guardian[right] === 1)
    .map(({ family }) => family)
  if (families.length === 0) return []
  const children = await documents.asSystem().find(StudentRegistration, {
    where: { family: ['in', families] },
    fields: ['name'],
    order_by: 'student_date_of_birth asc, name asc',
    limit: MOST_CHILDREN,
  })
  return children.map(({ name }) => name)
}

/** Whether a user has a right for a child. */
export async function mayFor(
  documents: Documents,
  { student, right }: { readonly student: string; readonly right: GuardianRight },
): Promise<boolean> {
  const guardians = await guardiansOf(documents, student)
  return guardians.some((guardian) => guardian.user === documents.caller.user && guardian[right] === 1)
}
