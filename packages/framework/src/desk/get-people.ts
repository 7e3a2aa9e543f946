import { fieldsOf, json, text, type DocType } from '#framework/doctypes'
import { isContactName, User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { visibleColumns, worksOnEvery, type Caller } from '#framework/permissions'
import { namedType } from './desk-types.ts'

type People = Readonly<Record<string, string>>

const MAX_ASKED = 200

const ofEveryType = ['owner', 'modified_by'] as const

function userFields(type: DocType, caller: Caller): readonly string[] {
  const visible = visibleColumns(type, caller)
  const own = fieldsOf(type).filter(
    ({ fieldname, fieldtype, options }) =>
      (fieldtype === 'Link' || fieldtype === 'Data') && options[0] === 'User' && visible.has(fieldname),
  )
  return [...ofEveryType, ...own.map(({ fieldname }) => fieldname)]
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/**
 * Returns the full names of users whom the documents of a list name, for callers who work on these documents and may
 * not read accounts.
 */
export const getPeople = method({
  access: signedInUsers,
  input: {
    doctype: text({ required: true }),
    names: json({ required: true }),
  },
  reads: true,
  async run({ input, documents, caller, findType }): Promise<People> {
    const type = await namedType({ findType }, input.doctype)
    const names = textsIn(JSON.parse(input.names)).slice(0, MAX_ASKED)
    if (names.length === 0 || !worksOnEvery(type, caller)) return {}
    const fields = userFields(type, caller)
    const filters = [['name', 'in', names]]
    const { rows } = await documents.query(type, { fields, filters, limit_page_length: MAX_ASKED })
    const users = [...new Set(rows.flatMap((row) => textsIn(fields.map((field) => row[field]))))]
    if (users.length === 0) return {}
    const found = await documents.asSystem().find(User, {
      where: { name: ['in', users] },
      fields: ['name', 'full_name'],
    })
    const shown = found.filter(({ full_name }) => !isContactName(full_name))
    return Object.fromEntries(shown.map(({ name, full_name }) => [name, full_name]))
  },
})
