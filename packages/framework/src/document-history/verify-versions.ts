import { text } from '#framework/doctypes'
import { checkVersionChain as verify } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { method, onlyRoles } from '#framework/modules'

const input = { doctype: text({ required: true }), name: text({ required: true }) }

/** Verifies a document's history: every version must follow from the one before it, as the hashes say. */
export const verifyVersions = method({
  access: onlyRoles('System Manager'),
  input,
  async run({ input: { doctype, name }, documents, findType, site }) {
    const type = await findType(doctype)
    if (!type) throw documentErrors.unknownDocType(doctype)
    const rights = await documents.permissions(type, name)
    if (!rights?.has('read')) throw documentErrors.notPermitted('read', type.name)
    const { isIntact, count, brokenAt } = await verify(site.database.kysely, { type, name })
    return { is_intact: isIntact ? 1 : 0, count, broken_at: brokenAt }
  },
})
