import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { presentWithNulls } from '#framework/rest'

/** Undoes a deletion of one's own, the latest of that name; a System Manager undoes anybody's. Answers the document. */
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
