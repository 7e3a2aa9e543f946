import type { Documents } from '#framework/documents'
import { StudentRegistration, type GuardianRight, type Registration } from '#community/students'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { familyErrors } from '../errors.ts'
import type { GuardianDoc } from '../guardian/guardian.queries.ts'

export interface OwnChild {
  readonly child: Registration
  /** The caller as guardian; null while the child has no family and the caller is the applicant. */
  readonly guardian: Pick<GuardianDoc, 'name' | 'family' | 'full_name'> | null
}

const ALL_RIGHTS = ['may_view', 'may_change', 'may_pay', 'may_collect'] as const

async function findOwnGuardian(documents: Documents, family: string, right: GuardianRight) {
  const [guardian] = await documents.asSystem().find(Guardian, {
    where: { family, user: documents.caller.user },
    fields: ['name', 'family', 'full_name', ...ALL_RIGHTS],
    limit: 1,
  })
  return guardian?.[right] === 1 ? guardian : null
}

/** Returns a child for whom the caller has a permission. The error does not reveal whether the child exists. */
export async function requireChild(
  documents: Documents,
  student: string,
  right: GuardianRight,
): Promise<OwnChild> {
  const system = documents.asSystem()
  const [found] = await system.find(StudentRegistration, {
    where: { name: student },
    fields: ['name', 'family', 'owner'],
    limit: 1,
  })
  if (!found) throw familyErrors.not_your_child()
  const guardian = found.family === null ? null : await findOwnGuardian(documents, found.family, right)
  const isSender = found.family === null && found.owner === documents.caller.user
  if (guardian === null && !isSender) throw familyErrors.not_your_child()
  return { child: await system.get(StudentRegistration, student), guardian }
}
