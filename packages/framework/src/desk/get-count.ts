import { json, text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'

const filtersOf = (written: string | null): unknown => (written === null ? undefined : JSON.parse(written))

/**
 * Counts the documents that match the filters; the dialect's two counts use it, and it checks the permission to read.
 */
export const getCount = method({
  access: signedInUsers,
  input: { doctype: text({ required: true }), filters: json(), or_filters: json() },
  aliases: ['frappe.client.get_count', 'frappe.desk.reportview.get_count'],
  reads: true,
  async run({ input, findType, documents }) {
    const type = await findType(input.doctype)
    if (!type) throw documentErrors.unknownDocType(input.doctype)
    return documents.count(type, {
      filters: filtersOf(input.filters),
      or_filters: filtersOf(input.or_filters),
    })
  },
})
