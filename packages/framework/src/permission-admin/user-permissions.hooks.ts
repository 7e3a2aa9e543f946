import { hooks, type Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { DocShare } from './doc-share.doctype.ts'
import { UserPermission } from './user-permission.doctype.ts'

async function removeRightsOf(user: string, documents: Documents): Promise<void> {
  const system = documents.asSystem()
  for (const type of [UserPermission, DocShare]) {
    const own = await system.list(type, { filters: [['user', '=', user]], limit_page_length: 1000 })
    for (const { name } of own) await system.delete(type, String(name))
  }
}

/** What a user was given goes with him. */
export const userRightsHooks = hooks(User, {
  beforeDelete: (user, { documents }) => removeRightsOf(user.name, documents),
})
