import { hooks } from '#framework/documents'
import { Role } from '#framework/identity'
import { CustomDocPerm } from './custom-doc-perm.doctype.ts'
import { rightsErrors } from './errors.ts'

const MOST_NAMED = 5

/** A role is not taken from under the rules that speak of it. */
export const roleRightsHooks = hooks(Role, {
  async beforeDelete({ name }, { documents }) {
    const rules = await documents.asSystem().find(CustomDocPerm, {
      where: { role: name },
      fields: ['parent'],
      order_by: 'parent asc',
    })
    const types = [...new Set(rules.map(({ parent }) => parent))].slice(0, MOST_NAMED)
    if (types.length > 0) throw rightsErrors.role_has_rules(name, types)
  },
})
