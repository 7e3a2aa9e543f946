import type { FieldType } from '#meta'
import type { Filter } from '#client'
import { type DeskField, type TypeMeta, plainField } from '../../../data/document/type-meta.ts'
import { listField, isStandardField } from '../list-fields.ts'
import { textOf } from '../../../data/document/document.ts'
import type { MessageId } from '#design/messages'
import { standardLabels } from '../../../data/document/named-fields.ts'
import type { Translate } from '../../../language/translate.ts'

/** Comparison of a filter; the terms are part of the address. */
export type Comparison =
  | 'is'
  | 'not'
  | 'any'
  | 'none'
  | 'contains'
  | 'lacks'
  | 'from'
  | 'to'
  | 'between'
  | 'within'
  | 'set'
  | 'unset'

export interface ListFilter {
  field: string
  comparison: Comparison
  /** Several values are joined by `|`. */
  value: string
}

/** Spans of days in the dialect's terms. */
export const timespans = [
  'today',
  'yesterday',
  'tomorrow',
  'last 7 days',
  'last 30 days',
  'next 7 days',
  'next 30 days',
  'this week',
  'last week',
  'this month',
  'last month',
  'next month',
  'this quarter',
  'this year',
  'last year',
] as const

const between = '|'

export const joinValues = (values: readonly string[]): string => values.join(between)

export const splitValues = (value: string): string[] => (value === '' ? [] : value.split(between))

const numbers: readonly FieldType[] = ['Int', 'Float', 'Currency', 'Percent', 'Duration', 'Rating', 'Time']

const opaque: readonly FieldType[] = ['Signature', 'Geolocation']

const days: readonly FieldType[] = ['Date', 'Datetime']

const ofTags: readonly Comparison[] = ['is', 'not', 'set', 'unset']

export function comparisonsFor(field: Pick<DeskField, 'fieldname' | 'fieldtype'>): readonly Comparison[] {
  const { fieldtype } = field
  if (field.fieldname === tagsField) return ofTags
  if (fieldtype === 'Check') return ['is']
  if (opaque.includes(fieldtype)) return ['set', 'unset']
  if (fieldtype === 'Select') return ['is', 'not', 'any', 'none', 'set', 'unset']
  if (fieldtype === 'Link') return ['is', 'not', 'contains', 'set', 'unset']
  if (days.includes(fieldtype)) return ['within', 'is', 'from', 'to', 'between', 'set', 'unset']
  if (numbers.includes(fieldtype)) return ['is', 'from', 'to', 'between', 'set', 'unset']
  return ['contains', 'lacks', 'is', 'not', 'set', 'unset']
}

export const needsValue = (comparison: Comparison): boolean => comparison !== 'set' && comparison !== 'unset'

/** Returns true for a complete value: a range needs both ends. */
export function isFilled({ comparison, value }: Pick<ListFilter, 'comparison' | 'value'>): boolean {
  if (!needsValue(comparison)) return true
  if (comparison !== 'between') return value.trim() !== ''
  return splitValues(value).filter((end) => end !== '').length === 2
}

type Write = (field: string, value: string) => Filter

const wireFilters: Readonly<Record<Comparison, Write>> = {
  contains: (field, value) => [field, 'like', `%${value}%`],
  lacks: (field, value) => [field, 'not like', `%${value}%`],
  is: (field, value) => [field, '=', value],
  not: (field, value) => [field, '!=', value],
  any: (field, value) => [field, 'in', splitValues(value)],
  none: (field, value) => [field, 'not in', splitValues(value)],
  from: (field, value) => [field, '>=', value],
  to: (field, value) => [field, '<=', value],
  between: (field, value) => [field, 'between', splitValues(value)],
  within: (field, value) => [field, 'timespan', value],
  set: (field) => [field, 'is', 'set'],
  unset: (field) => [field, 'is', 'not set'],
}

/** Wire filters of moments, which compare by whole days. */
const momentFilters: typeof wireFilters = {
  ...wireFilters,
  is: (field, day) => [field, 'between', [day, day]],
  to: (field, day) => [field, '<=', `${day} 23:59:59.999999`],
}

export function wireFilter(meta: TypeMeta, { field, comparison, value }: ListFilter): Filter {
  const filters = listField(meta, field)?.fieldtype === 'Datetime' ? momentFilters : wireFilters
  return filters[comparison](field, value)
}

/** Reads `field.comparison=value` of an address; invalid parts are ignored. */
export function readListFilter(meta: TypeMeta, [key, value]: readonly [string, string]): ListFilter[] {
  const [name = '', word] = key.split('.')
  const field = listField(meta, name)
  const comparison = field && comparisonsFor(field).find((one) => one === word)
  const isComplete = comparison !== undefined && isFilled({ comparison, value })
  return field && comparison && isComplete ? [{ field: field.fieldname, comparison, value }] : []
}

export const ownFilters = ({ fields }: Pick<TypeMeta, 'fields'>): ListFilter[] =>
  fields
    .filter(({ marksOwn, initial }) => marksOwn && initial !== null)
    .map(({ fieldname, initial }) => ({ field: fieldname, comparison: 'is', value: String(initial) }))

/** Server's name for a document's tags, in lists and filters. */
export const tagsField = '_user_tags'

/** Splits a row's tags, which the server joins by commas, with one before the first and one after the last. */
export const tagsIn = (value: unknown): string[] =>
  textOf(value)
    .split(',')
    .filter((tag) => tag !== '')

export const isSortable = ({ fieldname }: Pick<DeskField, 'fieldname'>): boolean => fieldname !== tagsField

const tagsDeskField: DeskField = { ...plainField, fieldname: tagsField, label: tagsField, isReadOnly: true }

export function withTags<Meta extends TypeMeta>(meta: Meta): Meta {
  return { ...meta, fields: [...meta.fields, tagsDeskField] }
}

export function fieldLabel(meta: TypeMeta, fieldname: string, t: Translate): string {
  if (isStandardField(fieldname)) return t(standardLabels[fieldname])
  if (fieldname === tagsField) return t('desk.tags')
  return listField(meta, fieldname)?.label ?? fieldname
}

export const comparisonLabels: Record<Comparison, MessageId> = {
  is: 'desk.filter_is',
  not: 'desk.filter_not',
  any: 'desk.filter_any',
  none: 'desk.filter_none',
  contains: 'desk.filter_contains',
  lacks: 'desk.filter_lacks',
  from: 'desk.filter_from',
  to: 'desk.filter_to',
  between: 'desk.filter_between',
  within: 'desk.filter_within',
  set: 'desk.filter_set',
  unset: 'desk.filter_unset',
}

/** Sentences of a filter with its field and value, whose order differs between languages. */
export const chipTexts: Record<Comparison, MessageId> = {
  is: 'desk.chip_is',
  not: 'desk.chip_not',
  any: 'desk.chip_any',
  none: 'desk.chip_none',
  contains: 'desk.chip_contains',
  lacks: 'desk.chip_lacks',
  from: 'desk.chip_from',
  to: 'desk.chip_to',
  between: 'desk.chip_between',
  within: 'desk.chip_within',
  set: 'desk.chip_set',
  unset: 'desk.chip_unset',
}

export const timespanLabels: Record<(typeof timespans)[number], MessageId> = {
  today: 'desk.span_today',
  yesterday: 'desk.span_yesterday',
  tomorrow: 'desk.span_tomorrow',
  'last 7 days': 'desk.span_last_7_days',
  'last 30 days': 'desk.span_last_30_days',
  'next 7 days': 'desk.span_next_7_days',
  'next 30 days': 'desk.span_next_30_days',
  'this week': 'desk.span_this_week',
  'last week': 'desk.span_last_week',
  'this month': 'desk.span_this_month',
  'last month': 'desk.span_last_month',
  'next month': 'desk.span_next_month',
  'this quarter': 'desk.span_this_quarter',
  'this year': 'desk.span_this_year',
  'last year': 'desk.span_last_year',
}
