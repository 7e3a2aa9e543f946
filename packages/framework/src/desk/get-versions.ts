import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { namedType } from './desk-types.ts'

const input = { doctype: text({ required: true }), name: text({ required: true }) }

/**
 * Returns the versions of a document, the latest first, as far as the caller may see them; empty for readers who do not
 * work on it.
 */
export const getVersions = method({
  access: signedInUsers,
  input,
  reads: true,
  run: async ({ input: { doctype, name }, documents, findType }) =>
    documents.versions(await namedType({ findType }, doctype), name),
})
