import type { Conditions } from './compile-conditions.ts'
import type { ListRequest } from './list-request.ts'
import { readFields } from './read-fields.ts'
import { readFilters } from './read-filters.ts'
import { readGroup, requireGrouped } from './read-group.ts'
import { readOrder, type Order } from './read-order.ts'
import { readPaging, type Paging } from './read-paging.ts'
import type { Selection } from './selection.ts'
import { createSources, type Operand } from './sources.ts'
import type { View } from './view.ts'

/** A question to one type and what hangs on it, every part of it checked. */
export interface ListQuery extends Conditions {
  readonly selection: Selection
  readonly groups: readonly Operand[]
  readonly order: readonly Order[]
  readonly paging: Paging
}

const noes: readonly unknown[] = ['false', 'False', '0', 'no', false, 0]

/** Whether rows are asked for as lists of values. */
export function isPlaced({ as_dict }: Pick<ListRequest, 'as_dict'>): boolean {
  return noes.includes(as_dict)
}

/** Reads a list's question. Fields come first: what they join, filters and sorting may use. */
export function readQuery(view: View, request: ListRequest): ListQuery {
  const sources = createSources()
  const reading = { view, sources }
  const selection = readFields(reading, request.fields, isPlaced(request))
  const groups = readGroup(reading, selection, request.group_by)
  requireGrouped(selection, groups)
  const filters = readFilters(reading, request.filters)
  const anyOf = readFilters(reading, request.or_filters)
  const order = readOrder(reading, { selection, groups }, request.order_by)
  const isExhaustive = groups.length > 0 || selection.outputs.some(({ isAggregate }) => isAggregate)
  const paging = readPaging(request)
  return { view, sources, selection, groups, filters, anyOf, isExhaustive, order, paging }
}

/** Reads which documents are meant, without what is to be shown of them. */
export function readConditions(view: View, request: Pick<ListRequest, 'filters' | 'or_filters'>): Conditions {
  const sources = createSources()
  const reading = { view, sources }
  return {
    view,
    sources,
    filters: readFilters(reading, request.filters),
    anyOf: readFilters(reading, request.or_filters),
    isExhaustive: true,
  }
}
