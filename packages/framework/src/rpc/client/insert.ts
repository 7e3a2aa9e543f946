import { anyValue, method, signedInUsers } from '#framework/modules'
import { rowArgument } from '../arguments.ts'
import { insertAny } from './write-document.ts'

/** A new document; a row of a child type is put into its parent, which is then the answer. */
export const insert = method({
  access: signedInUsers,
  aliases: ['frappe.client.insert'],
  input: { doc: anyValue },
  methods: ['POST', 'PUT'],
  run: ({ input, documents, findType }) => insertAny({ documents, findType }, rowArgument('doc', input.doc)),
})
