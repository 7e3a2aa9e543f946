import type { MessageId } from '#design/messages'
import type { TypeMeta } from '../../data/document/type-meta.ts'
import { standardLabels } from '../../data/document/named-fields.ts'
import type { Translate } from '../../language/translate.ts'
import type { Comparison, timespans } from './filter/filters.ts'
import { isStandardField, listField } from './list-fields.ts'
import { tagsField } from './filter/tags.ts'

/** The label of a field in lists; those that every document has are in the language of the desk. */
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
