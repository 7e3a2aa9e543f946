import { text } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isOff, typeNamed } from '../arguments.ts'
import { listRows, LONGEST_ORDER } from '../list-rows.ts'

/** Rows of a type as the caller may see them: `/api/resource/{type}` as a call. */
export const getList = method({
  access: signedInUsers,
  aliases: ['frappe.client.get_list'],
  input: {
    doctype: text({ required: true }),
    fields: anyValue,
    filters: anyValue,
    or_filters: anyValue,
    group_by: text({ maxLength: LONGEST_ORDER }),
    order_by: text({ maxLength: LONGEST_ORDER }),
    limit_start: anyValue,
    limit_page_length: anyValue,
    limit: anyValue,
    parent: text(),
    as_dict: anyValue,
    debug: anyValue,
  },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const rows = await listRows(documents, type, input)
    return isOff(input.as_dict) ? rows.map((row) => Object.values(row)) : rows
  },
})
