import { isShippedRole, roles, type Doc, type RoleName as ShippedRole } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { identityErrors } from '../errors.ts'
import { isGiven, Role } from './role.doctype.ts'
import { HasRole } from '../user/user.doctype.ts'

type RoleDoc = Doc<typeof Role>

const MANAGER: ShippedRole = 'System Manager'

/** Refuses names that could be confused with a built-in role. */
function requireOwnName({ role_name }: RoleDoc): void {
  const name = (role_name ?? '').trim().toLowerCase()
  const twin = roles.find((role) => role.toLowerCase() === name)
  if (twin) throw identityErrors.role_name_taken(twin)
}

/** Roles without which no user could sign in or repair the site. */
function refuseEssentialRole({ role_name, disabled }: RoleDoc): void {
  if (disabled === 1 && (!isGiven(role_name) || role_name === MANAGER))
    throw identityErrors.fixed_role(role_name)
}

async function requireUnused(role: string, documents: Documents): Promise<void> {
  const filters = [['role', '=', role]]
  const people = await documents.asSystem().count(HasRole, { filters, parent: 'User' })
  if (people > 0) throw identityErrors.role_in_use(role, people)
}

export const roleHooks = hooks(Role, {
  beforeSave({ previous, document }) {
    if (!previous) requireOwnName(document)
    refuseEssentialRole(document)
    return { is_custom: previous?.is_custom ?? 1 }
  },

  async beforeDelete({ name }, { documents }) {
    if (isShippedRole(name)) throw identityErrors.shipped_role(name)
    await requireUnused(name, documents)
  },
})
