import { fieldsOf, isTable, type DocType, type Registry, type ResolvedField } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import type { Row } from '#framework/queries'
import { presentListing } from './wire.ts'

/** Linked documents of one type that are looked up for one answer; beyond it a link stays a name. */
const MOST_OF_A_TYPE = 1000

/** Fields that may be asked for; null = every link, and those of the rows as well. */
type Asked = ReadonlySet<string> | null

interface Pointer {
  readonly target: DocType
  readonly name: string
}

const keyOf = ({ target, name }: Pointer): string => JSON.stringify([target.name, name])

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

function targetName({ fieldtype, spec, options }: ResolvedField, row: Row): unknown {
  if (fieldtype === 'Link') return options[0]
  return fieldtype === 'Dynamic Link' ? row[spec.options.typeField ?? ''] : undefined
}

function pointerAt(registry: Registry, field: ResolvedField, row: Row): Pointer | null {
  const [type, name] = [targetName(field, row), row[field.fieldname]]
  const target = typeof type === 'string' ? registry.find(type) : undefined
  return target && typeof name === 'string' && name !== '' ? { target, name } : null
}

function fieldsAsked(type: DocType, asked: Asked): readonly ResolvedField[] {
  return asked === null ? fieldsOf(type) : fieldsOf(type).filter(({ fieldname }) => asked.has(fieldname))
}

interface Expanding {
  readonly registry: Registry
  readonly type: DocType
  readonly asked: Asked
}

function pointersIn({ registry, type, asked }: Expanding, row: Row): readonly Pointer[] {
  return fieldsAsked(type, asked).flatMap((field) => {
    if (isTable(field.spec)) {
      const inRows: Expanding = { registry, type: field.spec.child, asked: null }
      return rowsOf(row[field.fieldname]).flatMap((one) => pointersIn(inRows, one))
    }
    return pointerAt(registry, field, row) ?? []
  })
}

type Found = ReadonlyMap<string, Row>

function expanded({ registry, type, asked }: Expanding, row: Row, found: Found): Row {
  const changes = fieldsAsked(type, asked).flatMap((field): readonly (readonly [string, unknown])[] => {
    const { fieldname, spec } = field
    if (isTable(spec) && Array.isArray(row[fieldname])) {
      const inRows: Expanding = { registry, type: spec.child, asked: null }
      return [[fieldname, rowsOf(row[fieldname]).map((one) => expanded(inRows, one, found))]]
    }
    const pointer = pointerAt(registry, field, row)
    const linked = pointer && found.get(keyOf(pointer))
    return linked ? [[fieldname, linked]] : []
  })
  return { ...row, ...Object.fromEntries(changes) }
}

function mayBeAsked(error: unknown): boolean {
  return error instanceof DialectError && error.type === 'PermissionError'
}

/** What the caller may read of these documents, without their tables: one statement. */
async function readLinked(documents: Documents, target: DocType, names: readonly string[]) {
  try {
    const listing = await documents.query(target, {
      fields: ['*'],
      filters: [['name', 'in', names]],
      limit_page_length: names.length,
    })
    return presentListing(listing)
  } catch (error) {
    if (mayBeAsked(error)) return []
    throw error
  }
}

async function findLinked(documents: Documents, pointers: readonly Pointer[]): Promise<Found> {
  const found = new Map<string, Row>()
  for (const [target, ofTarget] of Map.groupBy(pointers, (pointer) => pointer.target)) {
    const names = [...new Set(ofTarget.map(({ name }) => name))].slice(0, MOST_OF_A_TYPE)
    for (const row of await readLinked(documents, target, names))
      found.set(keyOf({ target, name: String(row['name']) }), { ...row, doctype: target.name })
  }
  return found
}

/**
 * Rows with the documents that they link to in place of names, as far as the caller may read them: one statement for each
 * linked type. Of a whole document the links in its rows as well.
 */
export async function expandLinks(
  documents: Documents,
  { type, asked }: Pick<Expanding, 'type' | 'asked'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const expanding = { registry: documents.registry, type, asked }
  const found = await findLinked(
    documents,
    rows.flatMap((row) => pointersIn(expanding, row)),
  )
  return found.size === 0 ? rows : rows.map((row) => expanded(expanding, row, found))
}
