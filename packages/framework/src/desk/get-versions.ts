import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { namedType } from './desk-types.ts'

const input = { doctype: text({ required: true }), name: text({ required: true }) }

/** What happened to a document, the newest first: for whoever works on it, as far as he may see it; nothing, for its other readers. */
export const getVersions = method({
  access: signedInUsers,
  input,
  reads: true,
  run: async ({ input: { doctype, name }, documents, findType }) =>
    documents.versions(await namedType({ findType }, doctype), name),
})
