import { documentErrors } from '#framework/errors'
import { anyValue, method, signedInUsers } from '#framework/modules'
import type { Row } from '#framework/queries'
import { fromWire, presentWithNulls } from '#framework/rest'
import { textOf } from '#meta'
import { rowArgument, typedDocument } from '../arguments.ts'

/** Requires `modified` for saving a whole document. */
export function requireSeen(doc: Row): void {
  if (typeof doc['modified'] !== 'string' || doc['modified'] === '')
    throw documentErrors.timestampMismatch(textOf(doc['doctype']), textOf(doc['name']))
}

/** Saves a document; refused when it has changed since it was read. */
export const save = method({
  access: signedInUsers,
  aliases: ['frappe.client.save'],
  input: { doc: anyValue },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const doc = rowArgument('doc', input.doc)
    requireSeen(doc)
    const { type, name, values } = await typedDocument({ findType }, doc)
    return presentWithNulls(type, await documents.save(type, name, fromWire(type, values)), documents.caller)
  },
})
