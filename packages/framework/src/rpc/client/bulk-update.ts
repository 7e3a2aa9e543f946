import type { Documents } from '#framework/documents'
import { anyValue, method, signedInUsers, type MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'
import { asDialectError, fromWire } from '#framework/rest'
import { listArgument, rowArgument, typedDocument } from '../arguments.ts'

interface FailedUpdate {
  readonly doc: Row
  readonly exc: string
}

const MOST = 200

async function update(context: Finding, doc: Row): Promise<void> {
  const { docname, ...rest } = doc
  const { type, name, values } = await typedDocument(context, { ...rest, name: docname ?? doc['name'] })
  await context.documents.save(type, name, fromWire(type, values))
}

type Finding = Pick<MethodContext<never>, 'findType'> & { readonly documents: Documents }

/** Changes many documents, each on its own: failures are returned, and the others stay changed. */
export const bulkUpdate = method({
  access: signedInUsers,
  aliases: ['frappe.client.bulk_update'],
  input: { docs: anyValue },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const failed: FailedUpdate[] = []
    for (const one of listArgument('docs', input.docs, MOST)) {
      const doc = rowArgument('docs', one)
      try {
        await documents.savepoint(() => update({ documents, findType }, doc))
      } catch (error) {
        const { type, message } = asDialectError(error)
        failed.push({ doc, exc: `frappe.exceptions.${type}: ${message}` })
      }
    }
    return { failed_docs: failed }
  },
})
