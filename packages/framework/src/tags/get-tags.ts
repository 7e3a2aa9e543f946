import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { permissionFor, worksOnEvery } from '#framework/permissions'
import { TagLink } from './tag-link.doctype.ts'

const MAX_SHOWN = 100

/** Returns the tags of a type's documents: all for callers who may tag any of them, otherwise those of their own. */
export const getTags = method({
  access: signedInUsers,
  aliases: ['frappe.desk.doctype.tag.tag.get_tags'],
  input: { doctype: text({ required: true }), txt: text() },
  reads: true,
  async run({ input: { doctype, txt }, documents, caller, findType }) {
    const type = await findType(doctype)
    if (!type || type.isChild) throw documentErrors.unknownDocType(doctype)
    if (permissionFor(type, 'write', caller).kind === 'never')
      throw documentErrors.notPermitted('write', type.name)
    if (!worksOnEvery(type, caller)) return []
    const sought = (txt ?? '').replace(/[\\%_]/g, (letter) => `\\${letter}`)
    const rows = await documents.asSystem().list(TagLink, {
      fields: ['distinct tag'],
      filters: [
        ['document_type', '=', type.name],
        ['tag', 'like', `%${sought}%`],
      ],
      order_by: 'tag asc',
      limit_page_length: MAX_SHOWN,
    })
    return rows.map(({ tag }) => String(tag))
  },
})
