import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { presentWithNulls } from '#framework/rest'
import { filtersArgument, typeNamed } from '../arguments.ts'

async function firstNamed(documents: Documents, type: DocType, filters: unknown): Promise<string> {
  const [first] = await documents.list(type, { fields: ['name'], filters, limit_page_length: 1 })
  if (!first) throw documentErrors.notFound(type.name, '')
  return String(first['name'])
}

/** Returns one document with its rows and nulls, by name or by filters; a Single needs neither. */
export const get = method({
  access: signedInUsers,
  aliases: ['frappe.client.get'],
  input: { doctype: text({ required: true }), name: text(), filters: anyValue, parent: text() },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const filters = filtersArgument(input.filters)
    const isSingle = type.naming.kind === 'single'
    const name = input.name ?? (isSingle ? type.name : await firstNamed(documents, type, filters))
    return presentWithNulls(type, await documents.get(type, name), documents.caller)
  },
})
