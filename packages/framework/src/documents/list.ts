import { columnsOf, type DocType, type Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { permissionFor, rowCondition, visibleColumns, type Caller } from '#framework/permissions'
import {
  compileCount,
  compileList,
  readFields,
  readFilters,
  readOrder,
  readPaging,
  type Row,
} from '#framework/queries'
import type { ListRequest } from './documents.ts'
import type { Work } from './work.ts'

/** Who asks for documents of which type, in which piece of work. */
export interface Asking {
  readonly work: Work
  readonly caller: Caller
  readonly type: DocType
}

/** The rows that a caller reaches with a verb; refuses when that is none of them by rule. */
function permitted(type: DocType, verb: Verb, caller: Caller) {
  const permission = permissionFor(type, verb, caller)
  if (permission.kind === 'never') throw documentErrors.notPermitted(verb, type.name)
  return rowCondition(permission, caller)
}

export async function listDocuments(asking: Asking, request: ListRequest): Promise<readonly Row[]> {
  const { work, caller, type } = asking
  const condition = permitted(type, 'read', caller)
  const visible = visibleColumns(type, caller)
  const query = {
    type,
    columns: readFields(visible, columnsOf(type), request.fields),
    filters: readFilters(type, visible, request.filters),
    anyOf: readFilters(type, visible, request.or_filters),
    order: readOrder(visible, request.order_by, type.sort),
    paging: readPaging(request),
  }
  work.journal.read.add(type.name)
  const { rows } = await compileList(query, condition).execute(work.connection)
  return rows
}

export async function countDocuments(
  asking: Asking,
  request: Pick<ListRequest, 'filters' | 'or_filters'>,
): Promise<number> {
  const { work, caller, type } = asking
  const condition = permitted(type, 'read', caller)
  const visible = visibleColumns(type, caller)
  const filters = readFilters(type, visible, request.filters)
  const anyOf = readFilters(type, visible, request.or_filters)
  work.journal.read.add(type.name)
  const { rows } = await compileCount({ type, filters, anyOf }, condition).execute(work.connection)
  return rows[0]?.count ?? 0
}
