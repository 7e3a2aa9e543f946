import { text, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import type { Row } from '#framework/queries'
import { presentWithNulls } from '#framework/rest'
import { typeNamed } from '../arguments.ts'
import { docInfo } from './doc-info.ts'

/** The dialect returns an empty message, not an error, for a missing document. */
async function found(documents: Documents, type: DocType, name: string): Promise<Row | null> {
  try {
    return await documents.get(type, name)
  } catch (error) {
    if (error instanceof DialectError && error.type === 'DoesNotExistError') return null
    throw error
  }
}

/**
 * Returns a document with the side data of its form: files and permissions; for callers who work on it also versions,
 * shares and comments.
 */
export const getDoc = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.load.getdoc'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  reads: true,
  isBare: true,
  async run({ input, documents, caller, registry, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const document = await found(documents, type, input.name)
    if (document === null) return { message: [] }
    const docinfo = await docInfo({ documents, caller, registry }, type, document)
    return { docs: [presentWithNulls(type, document, documents.caller)], docinfo, _link_titles: {} }
  },
})
