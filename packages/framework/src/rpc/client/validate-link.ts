import { text } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'
import { fieldsArgument, listRows } from './get-list.ts'

function fieldNames(value: unknown): readonly string[] {
  const read = fieldsArgument(value)
  return Array.isArray(read) ? read.map(String) : []
}

/** Returns fields of a linked document; `name` is null when the caller may not see it. */
export const validateLink = method({
  access: signedInUsers,
  aliases: ['frappe.client.validate_link'],
  input: { doctype: text({ required: true }), docname: text({ required: true }), fields: anyValue },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const fields = ['name', ...fieldNames(input.fields)]
    const [row] = await listRows(documents, type, { fields, filters: input.docname, limit_page_length: 1 })
    return row ?? { name: null }
  },
})
