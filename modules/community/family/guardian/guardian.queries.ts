import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Guardian } from './guardian.doctype.ts'
import type { Doc } from '#framework/doctypes'
import { StudentRegistration, type GuardianRight } from '#community/students'

const MAX_GUARDIANS = 200

export function findGuardiansByPhone(documents: Documents, phones: readonly string[]) {
  return documents.asSystem().find(Guardian, { where: { phone: ['in', phones] }, limit: MAX_GUARDIANS })
}

export function findGuardiansOfFamilies(documents: Documents, families: readonly string[]) {
  return documents.asSystem().find(Guardian, {
    where: { family: ['in', families] },
    order_by: 'creation asc, name asc',
    limit: MAX_GUARDIANS,
  })
}

/**
 * Locks phone numbers until the end of the transaction, so that two children enrolled concurrently join the same
 * family.
 */
export async function lockPhones(documents: Documents, phones: readonly string[]): Promise<void> {
  for (const phone of [...new Set(phones)].sort())
    await documents
      .asSystem()
      .statement(sql`select pg_advisory_xact_lock(hashtextextended(${`family ${phone}`}, 0))`, {})
}

export type GuardianDoc = Doc<typeof Guardian>

const MAX_GUARDIANS_OF_FAMILY = 50

const MAX_CHILDREN = 200

export function findGuardianships(documents: Documents, user: string) {
  return documents.asSystem().find(Guardian, { where: { user }, limit: MAX_GUARDIANS_OF_FAMILY })
}

/** Returns all guardians of a child, regardless of permissions. Two statements. */
export async function findGuardiansOfStudent(documents: Documents, student: string) {
  const system = documents.asSystem()
  const [child] = await system.find(StudentRegistration, {
    where: { name: student },
    fields: ['family'],
    limit: 1,
  })
  if (!child?.family) return []
  return system.find(Guardian, { where: { family: child.family }, limit: MAX_GUARDIANS_OF_FAMILY })
}

/** Returns the children for whom a user has a permission. Two statements. */
export async function listStudentsOfGuardian(
  documents: Documents,
  user: string,
  right: GuardianRight = 'may_view',
): Promise<readonly string[]> {
  const families = (await findGuardianships(documents, user))
    .filter((guardian) => guardian[right] === 1)
    .map(({ family }) => family)
  if (families.length === 0) return []
  const children = await documents.asSystem().find(StudentRegistration, {
    where: { family: ['in', families] },
    fields: ['name'],
    order_by: 'student_date_of_birth asc, name asc',
    limit: MAX_CHILDREN,
  })
  return children.map(({ name }) => name)
}

export async function hasGuardianRight(
  documents: Documents,
  { student, right }: { readonly student: string; readonly right: GuardianRight },
): Promise<boolean> {
  const guardians = await findGuardiansOfStudent(documents, student)
  return guardians.some((guardian) => guardian.user === documents.caller.user && guardian[right] === 1)
}
