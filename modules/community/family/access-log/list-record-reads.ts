import { AccessLog } from '#framework/audit-log'
import type { Documents } from '#framework/documents'
import { HasRole } from '#framework/identity'
import { StudentRegistration } from '#community/students'
import { summarizeReads, type ReadSummary } from './read-summary.rules.ts'

/** Many reads of one day are one line: of a card that is checked at every gate there are far more than lines. */
const MAX_READS = 1000
const MAX_LINES = 50
const MAX_ROLES = 1000

async function findRolesByUser(
  documents: Documents,
  users: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const roles = new Map<string, Set<string>>()
  if (users.length === 0) return roles
  const rows = await documents.asSystem().list(HasRole, {
    fields: ['parent', 'role'],
    filters: [['parent', 'in', users]],
    limit_page_length: MAX_ROLES,
  })
  for (const { parent, role } of rows)
    roles.set(String(parent), (roles.get(String(parent)) ?? new Set()).add(String(role)))
  return roles
}

/** Who looked at a child's record last, newest first; what the family reads itself is not told. Two statements. */
export async function listRecordReads(
  documents: Documents,
  student: string,
): Promise<readonly ReadSummary[]> {
  const reads = await documents.asSystem().find(AccessLog, {
    where: { reference_doctype: StudentRegistration.name, names: ['like', `%"${student}"%`] },
    fields: ['creation', 'user', 'path'],
    order_by: 'creation desc, name desc',
    limit: MAX_READS,
  })
  const roles = await findRolesByUser(documents, [...new Set(reads.map(({ user }) => user))])
  const logged = reads.map(({ creation, user, path }) => ({ at: creation, user, path }))
  return summarizeReads(logged, roles).slice(0, MAX_LINES)
}
