import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { anyValue, method, signedInUsers } from '#framework/modules'
import type { Row } from '#framework/queries'
import { presentWithNulls } from '#framework/rest'
import { isRow, jsonArgument, nameOf, typeNamed } from '../arguments.ts'

interface Target {
  readonly doctype: string
  readonly name: string
}

const textOf = (value: unknown): string | null => nameOf(value) || null

/** `dt` and `dn` name the document, or `docs` contains it. */
function targetOf({ dt, dn, docs }: { dt: string | null; dn: string | null; docs: unknown }): Target {
  const sent = jsonArgument('docs', docs)
  const doc: Row = isRow(sent) ? sent : {}
  const doctype = dt ?? textOf(doc['doctype'])
  const name = dn ?? textOf(doc['name'])
  if (doctype !== null && name !== null) return { doctype, name }
  throw documentErrors.mandatory(frameworkMessage('documents.this_call'), [
    { fieldname: dt === null ? 'dt' : 'dn', label: 'Document', messageId: 'documents.document' },
  ])
}

function argumentsOf(value: unknown): Row {
  const read = typeof value === 'string' && !/^\s*[{[]/.test(value) ? { value } : jsonArgument('args', value)
  return isRow(read) ? read : {}
}

/** Calls a document's own method: `docs` is the document afterwards, `message` the method's result. */
export const runDocMethod = method({
  access: signedInUsers,
  aliases: ['run_doc_method', 'frappe.handler.run_doc_method'],
  input: { method: text({ required: true }), docs: anyValue, dt: text(), dn: text(), args: anyValue },
  isBare: true,
  async run({ input, documents, findType }) {
    const { doctype, name } = targetOf(input)
    const type = await typeNamed({ findType }, doctype)
    const message = await documents.run(type, name, input.method, argumentsOf(input.args))
    const docs = [presentWithNulls(type, await documents.get(type, name), documents.caller)]
    return message === null || message === undefined ? { docs } : { docs, message }
  },
})
