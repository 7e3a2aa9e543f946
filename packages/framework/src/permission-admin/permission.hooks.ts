import { verbs, type Doc, type DocType, type Verb } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { CustomDocPerm } from './custom-doc-perm.doctype.ts'
import { permissionErrors } from './errors.ts'
import { requireType, requireDocument } from './share-document.ts'
import { Role, User } from '#framework/identity'
import { MAX_FOR_ONE_USER, UserPermission } from './user-permission.doctype.ts'
import { DocShare } from './doc-share.doctype.ts'

function givenVerbs(document: Doc<typeof CustomDocPerm>): readonly Verb[] {
  return verbs.filter((verb) => document[verb] === 1)
}

/** Refuses more guest access than the types declare, where it is reviewed; a site can only remove it. */
function requireOpenToGuests(type: DocType, given: readonly Verb[]): void {
  const closed = given.find((verb) => type.access.Guest?.verbs[verb] === undefined)
  if (closed !== undefined) throw permissionErrors.not_for_guests(type.name, closed)
}

export const customDocPermHooks = hooks(CustomDocPerm, {
  beforeSave({ document, documents }) {
    const type = requireType(documents, document.parent)
    if (type.isAccessFixed) throw permissionErrors.access_is_fixed(type.name)
    if (document.role === administrator.user) throw permissionErrors.needs_no_grants(document.role)
    const given = givenVerbs(document)
    if (document.role === 'Guest') requireOpenToGuests(type, given)
    return {}
  },
})

const MAX_NAMED = 5

export const roleRightsHooks = hooks(Role, {
  async beforeDelete({ name }, { documents }) {
    const rules = await documents.asSystem().find(CustomDocPerm, {
      where: { role: name },
      fields: ['parent'],
      order_by: 'parent asc',
    })
    const types = [...new Set(rules.map(({ parent }) => parent))].slice(0, MAX_NAMED)
    if (types.length > 0) throw permissionErrors.role_has_rules(name, types)
  },
})

type Restricting = Doc<typeof UserPermission>

async function requireBelowLimit({ user }: Restricting, documents: Documents): Promise<void> {
  const count = await documents.asSystem().count(UserPermission, { filters: [['user', '=', user]] })
  if (count >= MAX_FOR_ONE_USER) throw permissionErrors.too_many_restrictions(MAX_FOR_ONE_USER)
}

/** Refuses a second default. The user's row is locked, so that concurrent writers see each other. */
async function requireOnlyDefault({ name, user, allow }: Restricting, documents: Documents): Promise<void> {
  const system = documents.asSystem()
  await system.lock(User, user)
  const where = { user, allow, is_default: 1 } as const
  const found = await system.find(UserPermission, { where, fields: ['name', 'for_value'], limit: 2 })
  const other = found.find((one) => one.name !== name)
  if (other) throw permissionErrors.one_default(allow, other.for_value)
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

async function removeRightsOf(user: string, documents: Documents): Promise<void> {
  const system = documents.asSystem()
  for (const type of [UserPermission, DocShare]) {
    const own = await system.list(type, { filters: [['user', '=', user]], limit_page_length: 1000 })
    for (const { name } of own) await system.delete(type, String(name))
  }
}

export const userRightsHooks = hooks(User, {
  beforeDelete: (user, { documents }) => removeRightsOf(user.name, documents),
})

export const docShareHooks = hooks(DocShare, {
  async beforeSave({ document, documents }) {
    const type = requireType(documents, document.share_doctype)
    await requireDocument(documents, type, document.share_name)
    if ((document.everyone === 1) === (document.user !== null)) throw permissionErrors.shared_with_nobody()
    if (document.everyone === 1 && type.guarded !== null) throw permissionErrors.guarded(type.name)
    // A document that may be changed, submitted or shared must be visible.
    const { write, submit, share } = document
    return { read: write === 1 || submit === 1 || share === 1 ? 1 : document.read }
  },
})
