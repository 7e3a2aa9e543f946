import { link, select, text, verbs } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { callerNamed, readAccountStatus } from '#framework/identity'
import { method, onlyRoles } from '#framework/modules'
import { explain, guest, underSiteAccess, type Explanation } from '#framework/permissions'
import { permissionErrors } from './errors.ts'
import { requireType } from './share-document.ts'

function refuseDisabledUser(explanation: Explanation): Explanation {
  const outside = `The user ${explanation.user} is switched off and cannot come in`
  return { ...explanation, is_allowed: false, refused_by: [outside, ...explanation.refused_by] }
}

/** Explains a user's permission: the rules that decided, from the evaluator itself. */
export const explainPermission = method({
  access: onlyRoles('System Manager'),
  input: {
    user: link('User', { required: true }),
    doctype: text({ required: true }),
    name: text(),
    verb: select(verbs, { required: true, default: 'read' }),
  },
  aliases: ['permissions.explain'],
  renamedFrom: 'rights.explain_permission',
  reads: true,
  async run({ input, documents, caller, site }): Promise<Explanation> {
    const { user, name, verb } = input
    const type = requireType(documents, input.doctype)
    const { kysely } = site.database
    const found = user === guest.user ? guest : await callerNamed(kysely, documents.registry, user)
    if (!found) throw permissionErrors.no_such_user(user)
    const asked = underSiteAccess(found, caller.siteAccess)
    const { isSwitchedOff, rolesOff } = await readAccountStatus(documents, user)
    const explanation = await explain(kysely, { caller: asked, type, name, verb, rolesOff })
    if (!explanation) throw documentErrors.notFound(type.name, name ?? '')
    return isSwitchedOff ? refuseDisabledUser(explanation) : explanation
  },
})
