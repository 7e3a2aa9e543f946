import type { Column } from '#framework/doctypes'
import { queryErrors } from './query-errors.ts'

export interface Order {
  readonly column: Column
  readonly direction: 'asc' | 'desc'
}

const TERM = /^(?:`tab[^`]+`\.)?`?([a-z][a-z0-9_]*)`?(?:\s+(asc|desc))?$/i
const MOST_TERMS = 10

function readTerm(columns: ReadonlyMap<string, Column>, term: string): Order {
  const [, name, direction = 'asc'] = TERM.exec(term.trim()) ?? []
  const column = columns.get(name ?? '')
  if (!column) throw queryErrors.field(term.trim())
  return { column, direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' }
}

function orderText(input: unknown): string {
  if (input === undefined || input === null) return ''
  if (typeof input !== 'string') throw queryErrors.shape('order_by', 'text like "start_date asc"')
  return input
}

/**
 * Reads `order_by` text. The name always comes last, so that pages never overlap or leave a document out.
 */
export function readOrder(
  columns: ReadonlyMap<string, Column>,
  input: unknown,
  fallback: string,
): readonly Order[] {
  const terms = (orderText(input).trim() || fallback).split(',')
  if (terms.length > MOST_TERMS) throw queryErrors.tooMany('sort fields', MOST_TERMS)
  const orders = terms.map((term) => readTerm(columns, term))
  const name = columns.get('name')
  return name && !orders.some(({ column }) => column.name === 'name')
    ? [...orders, { column: name, direction: orders[0]?.direction ?? 'asc' }]
    : orders
}
