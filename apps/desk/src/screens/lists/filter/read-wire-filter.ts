import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { comparisonsFor, isFilled, joinValues, type Comparison, type ListFilter } from './filters.ts'
import { listField } from '../list-fields.ts'

type Read = (value: unknown) => Pick<ListFilter, 'comparison' | 'value'> | null

const textIn = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

function textsIn(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  const texts = value.map(textIn)
  return texts.every((text) => text !== null) ? texts : null
}

const plainly =
  (comparison: Comparison): Read =>
  (value) => {
    const text = textIn(value)
    return text === null ? null : { comparison, value: text }
  }

const amongThem =
  (comparison: Comparison): Read =>
  (value) => {
    const texts = textsIn(value)
    return texts === null ? null : { comparison, value: joinValues(texts) }
  }

const withinText =
  (comparison: Comparison): Read =>
  (value) => {
    const text = /^%(.+)%$/.exec(textIn(value) ?? '')?.[1]
    return text === undefined ? null : { comparison, value: text }
  }

const upTo: Read = (value) => {
  const text = textIn(value)
  return text === null ? null : { comparison: 'to', value: text.replace(/ 23:59:59\.9+$/, '') }
}

const readers: Readonly<Record<string, Read>> = {
  like: withinText('contains'),
  'not like': withinText('lacks'),
  '=': plainly('is'),
  '!=': plainly('not'),
  in: amongThem('any'),
  'not in': amongThem('none'),
  '>=': plainly('from'),
  '<=': upTo,
  timespan: plainly('within'),
  is: (value) => ({ comparison: value === 'set' ? 'set' : 'unset', value: '' }),
  between(value) {
    const [from = '', to = ''] = textsIn(value) ?? []
    return { comparison: 'between', value: joinValues([from, to]) }
  },
}

/** Reads a range with the same ends as a single day. */
function asDay(filter: ListFilter): ListFilter {
  const [from, to] = filter.value.split('|')
  return filter.comparison === 'between' && from === to
    ? { ...filter, comparison: 'is', value: from ?? '' }
    : filter
}

interface Wire {
  field: DeskField
  operator: string
  value: unknown
}

function partsOf(meta: TypeMeta, wire: unknown): Wire | null {
  if (!Array.isArray(wire) || wire.length !== 3) return null
  const parts: readonly unknown[] = wire
  const [name, operator, value] = parts
  const field = typeof name === 'string' ? listField(meta, name) : undefined
  return field && typeof operator === 'string' ? { field, operator, value } : null
}

/** Reads a filter that `wireFilter` wrote; null for one that the desk cannot express. */
export function readWireFilter(meta: TypeMeta, wire: unknown): ListFilter | null {
  const parts = partsOf(meta, wire)
  if (!parts || !Object.hasOwn(readers, parts.operator)) return null
  const { field, operator, value } = parts
  const found = readers[operator]?.(value)
  if (!found) return null
  const filter = { field: field.fieldname, ...found }
  const shown = field.fieldtype === 'Datetime' ? asDay(filter) : filter
  return comparisonsFor(field).includes(shown.comparison) && isFilled(shown) ? shown : null
}
