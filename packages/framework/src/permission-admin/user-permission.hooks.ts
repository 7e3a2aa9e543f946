import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { rightsErrors } from './errors.ts'
import { requireDocument, requireType } from './named-documents.ts'
import { MOST_FOR_ONE_USER, UserPermission } from './user-permission.doctype.ts'

type Restricting = Doc<typeof UserPermission>

async function requireBelowLimit({ user }: Restricting, documents: Documents): Promise<void> {
  const count = await documents.asSystem().count(UserPermission, { filters: [['user', '=', user]] })
  if (count >= MOST_FOR_ONE_USER) throw rightsErrors.too_many_restrictions(MOST_FOR_ONE_USER)
}

/** Two defaults would be none. His user is held, so that of two that come at once one sees the other. */
async function requireOnlyDefault({ name, user, allow }: Restricting, documents: Documents): Promise<void> {
  const system = documents.asSystem()
  await system.lock(User, user)
  const where = { user, allow, is_default: 1 } as const
  const found = await system.find(UserPermission, { where, fields: ['name', 'for_value'], limit: 2 })
  const other = found.find((one) => one.name !== name)
  if (other) throw rightsErrors.one_default(allow, other.for_value)
}

export const userPermissionHooks = hooks(UserPermission, {
  async beforeSave({ previous, document, documents }) {
    await requireDocument(documents, requireType(documents, document.allow), document.for_value)
    if (document.applicable_for) requireType(documents, document.applicable_for)
    if (document.is_default === 1) await requireOnlyDefault(document, documents)
    if (!previous) await requireBelowLimit(document, documents)
    const isForAll = !document.applicable_for
    return { apply_to_all_doctypes: isForAll ? 1 : 0 } satisfies Partial<Restricting>
  },
})
