import { text, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyValue, method, signedInUsers } from '#framework/modules'
import type { Row } from '#framework/queries'
import { presentWithNulls } from '#framework/rest'
import { textOf } from '#meta'
import { isOff, typeNamed } from '../arguments.ts'
import { fieldsArgument, listRows } from './get-list.ts'

function fieldNames(value: unknown): readonly string[] {
  const read = fieldsArgument(value ?? 'name')
  return Array.isArray(read) ? read.map(textOf) : [textOf(read)]
}

/** A Single has one document, which exists before its first save. */
export async function firstRow(
  documents: Documents,
  type: DocType,
  question: { readonly fields: readonly string[]; readonly filters: unknown; readonly parent: string | null },
): Promise<Row | undefined> {
  if (type.naming.kind !== 'single')
    return (await listRows(documents, type, { ...question, limit_page_length: 1 }))[0]
  const document: Row = presentWithNulls(type, await documents.get(type, type.name), documents.caller)
  return Object.fromEntries(question.fields.map((field) => [field, document[field] ?? null]))
}

/** Returns fields of the first document that matches the filters: `{field: value}`, or an empty object. */
export const getValue = method({
  access: signedInUsers,
  aliases: ['frappe.client.get_value'],
  input: {
    doctype: text({ required: true }),
    fieldname: anyValue,
    filters: anyValue,
    as_dict: anyValue,
    debug: anyValue,
    parent: text(),
  },
  reads: true,
  async run({ input, documents, findType }): Promise<unknown> {
    const type = await typeNamed({ findType }, input.doctype)
    const fields = fieldNames(input.fieldname)
    const row = await firstRow(documents, type, { fields, filters: input.filters, parent: input.parent })
    if (!isOff(input.as_dict)) return row ?? {}
    const values = Object.values(row ?? {})
    return values.length > 1 ? values : (values[0] ?? null)
  },
})
