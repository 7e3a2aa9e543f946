import { method, signedInUsers } from '#framework/modules'
import { TagLink } from './tag-link.doctype.ts'
import { requireTaggable, tagInput, usableTag } from './document-tags.ts'

/** Removes a tag from a document; a missing one is no error. */
export const removeTag = method({
  access: signedInUsers,
  aliases: ['frappe.desk.doctype.tag.tag.remove_tag'],
  input: tagInput,
  methods: ['POST', 'DELETE'],
  async run({ input, documents }) {
    const type = await requireTaggable(documents, input.dt, input.dn)
    const system = documents.asSystem()
    const where = { tag: usableTag(input.tag), document_type: type.name, document_name: input.dn }
    const [found] = await system.find(TagLink, { where, fields: ['name'], limit: 1 })
    if (found) await system.delete(TagLink, found.name)
  },
})
