import { text } from '#framework/doctypes'
import { errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import { anyValue, method, signedInUsers } from '#framework/modules'
import type { Row } from '#framework/queries'
import { fromWire, presentWithNulls } from '#framework/rest'
import { textOf } from '#meta'
import { isRow, typeNamed, wordOrJson } from '../arguments.ts'

const error = errorFactory('rpc', frameworkMessages.en)

const STANDARD: ReadonlySet<string> = new Set([
  ...['doctype', 'name', 'owner', 'creation', 'modified', 'modified_by', 'docstatus', 'idx'],
  ...['parent', 'parentfield', 'parenttype'],
])

function refuseStandard(values: Row): Row {
  const field = Object.keys(values).find((key) => STANDARD.has(key) && key !== 'modified')
  if (field === undefined) return values
  throw error('standard_field', {
    type: 'ValidationError',
    field,
  })
}

function valuesOf(fieldname: unknown, value: unknown): Row {
  const read = wordOrJson('fieldname', fieldname)
  return refuseStandard(isRow(read) ? read : { [textOf(read)]: value })
}

/** Changes some fields. For a child row its parent is saved and returned. */
export const setValue = method({
  access: signedInUsers,
  aliases: ['frappe.client.set_value'],
  input: {
    doctype: text({ required: true }),
    name: text({ required: true }),
    fieldname: anyValue,
    value: anyValue,
  },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const values = fromWire(type, valuesOf(input.fieldname, input.value))
    const saved: Row = await documents.save(type, input.name, values)
    if (!type.isChild) return presentWithNulls(type, saved, documents.caller)
    const parentType = await typeNamed({ findType }, String(saved['parenttype']))
    return presentWithNulls(
      parentType,
      await documents.get(parentType, String(saved['parent'])),
      documents.caller,
    )
  },
})
