import { select, text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isStaff } from '#framework/permissions'
import { LONGEST_ORDER } from '../list-rows.ts'
import { knownDefinitions, typeRow } from './known-definitions.ts'
import { listDefinitions } from './list-definitions.ts'

/**
 * `/api/resource/DocType` and `/api/resource/DocField`: the types that the caller knows and their fields, for staff. They are
 * read from the code that they are written in: nothing is asked of the database, and nobody changes them here.
 */
export const getDefinitions = method({
  access: signedInUsers,
  input: {
    doctype: select(['DocType', 'DocField'], { required: true }),
    name: text(),
    fields: anyValue,
    filters: anyValue,
    order_by: text({ maxLength: LONGEST_ORDER }),
    limit_page_length: anyValue,
    limit: anyValue,
    limit_start: anyValue,
    as_dict: anyValue,
  },
  methods: ['GET'],
  reads: true,
  isBare: true,
  async run({ input, caller, registry }) {
    if (!isStaff(caller)) throw documentErrors.notPermitted('read', input.doctype)
    const known = knownDefinitions(registry, caller)
    const fields = known.flatMap((meta) => meta.fields.map((field) => ({ ...field })))
    if (input.name === null)
      return { data: listDefinitions(input.doctype === 'DocType' ? known.map(typeRow) : fields, input) }
    const found = (input.doctype === 'DocType' ? known : fields).find(({ name }) => name === input.name)
    if (!found) throw documentErrors.notFound(input.doctype, input.name)
    return { data: found }
  },
})
