import { anyValue, method, signedInUsers, type MethodContext } from '#framework/modules'
import { rowArgument, isRow, typedDocument, typeNamed } from '../arguments.ts'
import { isTable, type DocType, typeMessage } from '#framework/doctypes'
import { errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { Row } from '#framework/queries'
import { fromWire, presentWithNulls } from '#framework/rest'

/** Inserts a document; a row of a child type is added to its parent, which is returned. */
export const insert = method({
  access: signedInUsers,
  aliases: ['frappe.client.insert'],
  input: { doc: anyValue },
  methods: ['POST', 'PUT'],
  run: ({ input, documents, findType }) => insertAny({ documents, findType }, rowArgument('doc', input.doc)),
})

const error = errorFactory('rpc', frameworkMessages.en)

type Finding = Pick<MethodContext<never>, 'documents' | 'findType'>

function textOf(doc: Row, key: string): string | null {
  const value = doc[key]
  return typeof value === 'string' && value !== '' ? value : null
}

interface RowPlace {
  readonly parent: string
  readonly parenttype: string
  readonly parentfield: string
}

function placeOf(doc: Row): RowPlace {
  const [parent, parenttype, parentfield] = ['parent', 'parenttype', 'parentfield'].map((key) =>
    textOf(doc, key),
  )
  if (parent && parenttype && parentfield) return { parent, parenttype, parentfield }
  throw error('row_without_parent', {
    type: 'ValidationError',
  })
}

function rowsOf(type: DocType, document: Row, field: string): readonly Row[] {
  const spec = type.fields[field]
  const rows: unknown = document[field]
  if (spec && isTable(spec) && Array.isArray(rows)) return rows.filter(isRow)
  throw error('no_table', {
    type: 'ValidationError',
    values: { type: typeMessage(type.name), field },
    field,
  })
}

async function insertRow(context: Finding, doc: Row): Promise<Row> {
  const { documents } = context
  const place = placeOf(doc)
  const type = await typeNamed(context, place.parenttype)
  const parent: Row = await documents.lock(type, place.parent)
  // A row with a name alone stays unchanged.
  const known = rowsOf(type, parent, place.parentfield).map(({ name }) => ({ name }))
  const rows = [...known, doc]
  const saved = await documents.save(type, place.parent, fromWire(type, { [place.parentfield]: rows }))
  return presentWithNulls(type, saved, documents.caller)
}

export async function insertAny(context: Finding, doc: Row): Promise<Row> {
  const { type, values } = await typedDocument(context, doc)
  if (type.isChild) return insertRow(context, values)
  return presentWithNulls(
    type,
    await context.documents.insert(type, fromWire(type, values)),
    context.documents.caller,
  )
}
