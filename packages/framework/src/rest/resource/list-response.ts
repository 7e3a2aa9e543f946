import { type DocType, fieldsOf, isTable, type Registry, type ResolvedField } from '#framework/doctypes'
import type { Documents, ListRequest } from '#framework/documents'
import { isPlaced, queryErrors, type Row } from '#framework/queries'
import { currentListRequest } from '../deprecation.ts'
import { presentListing } from './wire.ts'
import { DialectError } from '#framework/errors'

export interface ListResponse {
  readonly rows: readonly unknown[]
  /** Statement as JSON text of a list, without its values; set with `debug`. */
  readonly debug: { readonly _debug_messages?: string }
}

const truthyValues: readonly unknown[] = ['true', 'True', '1', true, 1]

export function isOn(value: unknown): boolean {
  return truthyValues.includes(value)
}

const MAX_EXPANDED = 10

const links: readonly string[] = ['Link', 'Dynamic Link']

function fieldsToExpand(type: DocType, expand: unknown): ReadonlySet<string> {
  if (expand === undefined || expand === null || expand === '') return new Set()
  const names: readonly unknown[] = Array.isArray(expand) ? expand : [expand]
  if (names.length > MAX_EXPANDED) throw queryErrors.tooMany('fields to expand', MAX_EXPANDED)
  const isLink = (name: unknown): name is string =>
    typeof name === 'string' &&
    Object.hasOwn(type.fields, name) &&
    links.includes(type.fields[name]?.fieldtype ?? '')
  const unknown = names.find((name) => !isLink(name))
  if (unknown !== undefined)
    throw queryErrors.field(typeof unknown === 'string' ? unknown : JSON.stringify(unknown))
  return new Set(names.filter(isLink))
}

interface ListParameters extends ListRequest {
  readonly debug?: unknown
  readonly expand?: unknown
}

export async function respondWithList(
  documents: Documents,
  type: DocType,
  parameters: ListParameters,
): Promise<ListResponse> {
  const request = currentListRequest(type, parameters)
  const requested = fieldsToExpand(type, request.expand)
  const listing = await documents.query(type, request)
  const presented = presentListing(listing)
  const debug = isOn(request.debug) ? { _debug_messages: JSON.stringify([listing.statement]) } : {}
  // Integer keys keep their order in an object, so the keys of a list of lists are indexes.
  if (isPlaced(request)) return { rows: presented.map((row) => Object.values(row)), debug }
  const rows = requested.size === 0 ? presented : await expandLinks(documents, { type, requested }, presented)
  return { rows, debug }
}

/** Linked documents of one type that one response expands; others stay names. */
const MAX_PER_TYPE = 1000

type RequestedLinks = ReadonlySet<string> | null

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

function requestedFields(type: DocType, requested: RequestedLinks): readonly ResolvedField[] {
  return requested === null
    ? fieldsOf(type)
    : fieldsOf(type).filter(({ fieldname }) => requested.has(fieldname))
}

interface Expansion {
  readonly registry: Registry
  readonly type: DocType
  readonly requested: RequestedLinks
}

function pointersIn({ registry, type, requested }: Expansion, row: Row): readonly Pointer[] {
  return requestedFields(type, requested).flatMap((field) => {
    if (isTable(field.spec)) {
      const inRows: Expansion = { registry, type: field.spec.child, requested: null }
      return rowsOf(row[field.fieldname]).flatMap((one) => pointersIn(inRows, one))
    }
    return pointerAt(registry, field, row) ?? []
  })
}

type Found = ReadonlyMap<string, Row>

function expanded({ registry, type, requested }: Expansion, row: Row, found: Found): Row {
  const changes = requestedFields(type, requested).flatMap(
    (field): readonly (readonly [string, unknown])[] => {
      const { fieldname, spec } = field
      if (isTable(spec) && Array.isArray(row[fieldname])) {
        const inRows: Expansion = { registry, type: spec.child, requested: null }
        return [[fieldname, rowsOf(row[fieldname]).map((one) => expanded(inRows, one, found))]]
      }
      const pointer = pointerAt(registry, field, row)
      const linked = pointer && found.get(keyOf(pointer))
      return linked ? [[fieldname, linked]] : []
    },
  )
  return { ...row, ...Object.fromEntries(changes) }
}

function isPermissionError(error: unknown): boolean {
  return error instanceof DialectError && error.type === 'PermissionError'
}

/** Reads linked documents as the caller, without their tables: one statement. */
async function readLinked(documents: Documents, target: DocType, names: readonly string[]) {
  try {
    const listing = await documents.query(target, {
      fields: ['*'],
      filters: [['name', 'in', names]],
      limit_page_length: names.length,
    })
    return presentListing(listing)
  } catch (error) {
    if (isPermissionError(error)) return []
    throw error
  }
}

async function findLinked(documents: Documents, pointers: readonly Pointer[]): Promise<Found> {
  const found = new Map<string, Row>()
  for (const [target, ofTarget] of Map.groupBy(pointers, (pointer) => pointer.target)) {
    const names = [...new Set(ofTarget.map(({ name }) => name))].slice(0, MAX_PER_TYPE)
    for (const row of await readLinked(documents, target, names))
      found.set(keyOf({ target, name: String(row['name']) }), { ...row, doctype: target.name })
  }
  return found
}

/**
 * Replaces links by the documents that the caller may read: one statement for each linked type. In a whole document
 * also the links of its rows.
 */
export async function expandLinks(
  documents: Documents,
  { type, requested }: Pick<Expansion, 'type' | 'requested'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const expansion = { registry: documents.registry, type, requested }
  const found = await findLinked(
    documents,
    rows.flatMap((row) => pointersIn(expansion, row)),
  )
  return found.size === 0 ? rows : rows.map((row) => expanded(expansion, row, found))
}
