import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { presentWithNulls } from '#framework/rest'

/**
 * Restores the caller's own latest deletion of that name; a System Manager restores any user's. Returns the document.
 */
export const restore = method({
  access: signedInUsers,
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  methods: ['POST', 'PUT'],
  async run({ input: { doctype, name }, documents, findType }) {
    const type = await findType(doctype)
    if (!type) throw documentErrors.unknownDocType(doctype)
    return presentWithNulls(type, await documents.restore(type, name), documents.caller)
  },
})
