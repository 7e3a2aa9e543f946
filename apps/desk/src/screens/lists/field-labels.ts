import type { TypeMeta } from '../../data/doc-meta.ts'
import type { Say } from '../../language/say.ts'
import { isStandardField, listFields, type Comparison } from './list-state.ts'
import type { MessageId } from '#design/messages'

const standardLabels = {
  name: 'desk.field_name',
  creation: 'desk.field_creation',
  modified: 'desk.field_modified',
} as const

/** The label of a field in lists; those that every document has are in the language of the desk. */
export function fieldLabel(meta: TypeMeta, fieldname: string, say: Say): string {
  if (isStandardField(fieldname)) return say(standardLabels[fieldname])
  return listFields(meta).find((field) => field.fieldname === fieldname)?.label ?? fieldname
}

export const comparisonLabels: Record<Comparison, MessageId> = {
  is: 'desk.filter_is',
  not: 'desk.filter_not',
  contains: 'desk.filter_contains',
  from: 'desk.filter_from',
  to: 'desk.filter_to',
  set: 'desk.filter_set',
  unset: 'desk.filter_unset',
}
