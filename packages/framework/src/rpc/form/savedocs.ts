import { select, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { frameworkMessage } from '#framework/messages'
import { anyValue, method, signedInUsers, type MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'
import { fromWire, presentWithNulls } from '#framework/rest'
import { isRow, rowArgument, typedDocument } from '../arguments.ts'
import { requireSeen } from '../client/save.ts'
import { docInfo } from './doc-info.ts'

/** Keys that a form of the dialect adds to a document: `__islocal`, `__unsaved`, its temporary name. */
const isOfForm = (key: string): boolean => key.startsWith('__') || key === 'localname'

/** A new row has only a temporary name of the form. */
function withoutFormKeys(row: Row): Row {
  const isNew = Number(row['__islocal']) === 1
  const stored = Object.entries(row).filter(([key]) => !isOfForm(key) && !(isNew && key === 'name'))
  return Object.fromEntries(
    stored.map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((one: unknown) => (isRow(one) ? withoutFormKeys(one) : one)) : value,
    ]),
  )
}

interface Sent {
  readonly type: DocType
  readonly name: string
  readonly values: Row
  readonly isNew: boolean
}

async function readSent(context: Pick<MethodContext<never>, 'findType'>, doc: Row): Promise<Sent> {
  const { type, name } = await typedDocument(context, doc)
  const isNew = Number(doc['__islocal']) === 1
  if (!isNew) requireSeen(doc)
  return { type, name, values: fromWire(type, withoutFormKeys(doc)), isNew }
}

async function saved(documents: Documents, { type, name, values, isNew }: Sent): Promise<string> {
  const { name: stored } = isNew
    ? await documents.insert(type, values)
    : await documents.save(type, name, values)
  return stored
}

async function applyAction(documents: Documents, sent: Sent, action: string | null): Promise<string> {
  const { type, name, values, isNew } = sent
  if (action === 'Cancel') return (await documents.cancel(type, name)).name
  if (action !== 'Submit') return saved(documents, sent)
  if (!isNew) return (await documents.submit(type, name, values)).name
  return (await documents.submit(type, await saved(documents, sent))).name
}

/** Saves, submits or cancels a form's document, as `frappe.client` does, and returns it with its side data. */
export const savedocs = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.save.savedocs'],
  input: { doc: anyValue, action: select(['Save', 'Submit', 'Update', 'Cancel'], { required: true }) },
  methods: ['POST', 'PUT'],
  isBare: true,
  async run({ input, documents, caller, registry, findType }) {
    const doc = rowArgument('doc', input.doc)
    const sent = await readSent({ findType }, doc)
    const name = await applyAction(documents, sent, input.action)
    const { document, docinfo } = await answer({ documents, caller, registry }, sent.type, name)
    documents.notice({
      message: frameworkMessage(input.action === 'Cancel' ? 'documents.is_cancelled' : 'documents.is_saved'),
      indicator: 'green',
    })
    const localname = sent.isNew ? { localname: doc['name'] } : {}
    return { docs: [{ ...document, ...localname }], docinfo }
  },
})

export async function answer(
  context: Pick<MethodContext<never>, 'documents' | 'caller' | 'registry'>,
  type: DocType,
  name: string,
) {
  const document = await context.documents.get(type, name)
  return {
    document: presentWithNulls(type, document, context.caller),
    docinfo: await docInfo(context, type, document),
  }
}
