import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'
import { firstRow } from './get-value.ts'

/** Returns one value of a Single. */
export const getSingleValue = method({
  access: signedInUsers,
  aliases: ['frappe.client.get_single_value'],
  input: { doctype: text({ required: true }), field: text({ required: true }) },
  reads: true,
  async run({ input, documents, findType }): Promise<unknown> {
    const type = await typeNamed({ findType }, input.doctype)
    const question = { fields: [input.field], filters: null, parent: null }
    return (await firstRow(documents, type, question))?.[input.field] ?? null
  },
})
