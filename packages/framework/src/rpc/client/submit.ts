import { anyValue, method, signedInUsers } from '#framework/modules'
import { fromWire, presentWithNulls } from '#framework/rest'
import { rowArgument, typedDocument } from '../arguments.ts'
import { requireSeen } from './save.ts'

/** Submits a draft with its changes. An old Python client calls the document `doclist`. */
export const submit = method({
  access: signedInUsers,
  aliases: ['frappe.client.submit'],
  input: { doc: anyValue, doclist: anyValue },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const doc = rowArgument('doc', input.doc ?? input.doclist)
    requireSeen(doc)
    const { type, name, values } = await typedDocument({ findType }, doc)
    return presentWithNulls(
      type,
      await documents.submit(type, name, fromWire(type, values)),
      documents.caller,
    )
  },
})
