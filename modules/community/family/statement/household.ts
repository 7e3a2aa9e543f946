import type { Documents } from '#framework/documents'
import { fullName, StudentRegistration } from '#community/students'
import { Family } from '../family/family.doctype.ts'
import { familyErrors } from '../errors.ts'
import { findGuardianships, findGuardiansOfFamilies, type GuardianDoc } from '../guardian/guardian.queries.ts'

const MAX_CHILDREN = 200

interface NamedFamily {
  readonly name: string
  readonly family_name: string
}

export interface Household {
  readonly family: NamedFamily
  /** Families that the caller may choose from. */
  readonly families: readonly NamedFamily[]
  /** Names by user: the caller, and guardians who share their statement. */
  readonly users: ReadonlyMap<string, string>
  /** Names by child. */
  readonly students: ReadonlyMap<string, string>
  /** Whether the caller may see fees. */
  readonly mayPay: boolean
  /** Whether the caller shares their own lines with the family's other guardians. */
  readonly isShared: boolean
}

async function findFamilies(documents: Documents, guardianships: readonly GuardianDoc[]) {
  if (guardianships.length === 0) return []
  const names = guardianships.map(({ family }) => family)
  return documents.asSystem().find(Family, {
    where: { name: ['in', names] },
    fields: ['name', 'family_name'],
    order_by: 'family_name asc, name asc',
  })
}

async function findChildNames(documents: Documents, family: string): Promise<ReadonlyMap<string, string>> {
  const children = await documents.asSystem().find(StudentRegistration, {
    where: { family },
    fields: ['name', 'student_first_name', 'student_middle_name', 'student_last_name'],
    limit: MAX_CHILDREN,
  })
  return new Map(children.map((child) => [child.name, fullName(child)]))
}

async function findSharingUsers(documents: Documents, own: GuardianDoc) {
  const guardians = await findGuardiansOfFamilies(documents, [own.family])
  const { user: caller } = documents.caller
  return new Map(
    guardians.flatMap(({ user, full_name, may_view, shares_statement }) => {
      const isSharing = may_view === 1 && shares_statement === 1
      return user !== null && (user === caller || isSharing) ? [[user, full_name] as const] : []
    }),
  )
}

/**
 * Finds a family of the caller, by default the first, and who may be listed for them: the children, and the guardians who
 * share their statement. The error does not reveal whether the family exists. Four statements.
 */
export async function requireHousehold(documents: Documents, wanted: string | null): Promise<Household> {
  const guardianships = (await findGuardianships(documents, documents.caller.user)).filter(
    ({ may_view }) => may_view === 1,
  )
  const families = await findFamilies(documents, guardianships)
  const family = wanted === null ? families[0] : families.find(({ name }) => name === wanted)
  const own = guardianships.find((guardian) => guardian.family === family?.name)
  if (!family || !own) throw familyErrors.not_your_family()
  return {
    ...{ family, families },
    users: await findSharingUsers(documents, own),
    students: await findChildNames(documents, family.name),
    mayPay: own.may_pay === 1,
    isShared: own.shares_statement === 1,
  }
}
