import { check, link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { familyErrors } from '../errors.ts'

/** Shows the caller's own orders, tickets, donations, credit, points and hours to the family's other guardians, or hides them. */
export const shareStatement = method({
  access: signedInUsers,
  input: { family: link('Family', { required: true }), is_shared: check() },
  async run({ input: { family, is_shared }, documents }) {
    const system = documents.asSystem()
    const where = { family, user: documents.caller.user, may_view: 1 } as const
    const [own] = await system.find(Guardian, { where, fields: ['name'], limit: 1 })
    if (!own) throw familyErrors.not_your_family()
    const { shares_statement } = await system.save(Guardian, own.name, { shares_statement: is_shared })
    return { family, is_shared: shares_statement }
  },
})
