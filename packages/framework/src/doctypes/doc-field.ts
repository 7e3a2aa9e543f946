import type { ResolvedField } from './field-rules.ts'
import type { Tones } from './field.ts'

type Check = 0 | 1

/** A field as the dialect's DocField shows it. Check values are 0 or 1. */
export interface DocField {
  readonly doctype: 'DocField'
  readonly name: string
  readonly parent: string
  readonly parentfield: 'fields'
  readonly parenttype: 'DocType'
  readonly idx: number
  readonly fieldname: string
  readonly fieldtype: string
  readonly label: string
  /** Select: one choice a line. Link and Table: the other type. */
  readonly options: string | null
  /** Select: those of its choices that a form offers, one a line; null where it offers all. Ours. */
  readonly offered: string | null
  /** Link: filters of the documents that a form offers, as JSON; null where it offers all. */
  readonly link_filters: string | null
  /** The tones in which values are shown, by the value; null where the field says nothing of them. Ours. */
  readonly tones: Tones | null
  readonly reqd: Check
  readonly hidden: Check
  readonly read_only: Check
  readonly unique: Check
  readonly in_list_view: Check
  /** Worth a filter of its own above a list: it is in an index. */
  readonly in_standard_filter: Check
  readonly search_index: Check
  readonly set_only_once: Check
  readonly allow_on_submit: Check
  readonly ignore_user_permissions: Check
  readonly non_negative: Check
  readonly permlevel: number
  readonly length: number
  /** Decimal places, as the dialect's text; empty where the site's own count. */
  readonly precision: string
  /** Bounds of a number in its stored unit, or of a table's rows. Ours; the dialect has only non_negative. */
  readonly min: number | null
  readonly max: number | null
  readonly default: string | number | null
  readonly description: string | null
  /** 'link_field.field' of which the value is taken. */
  readonly fetch_from: string | null
  /** Whoever asks reads others' documents too, and his own are those that name the default here. Ours. */
  readonly marks_own: Check
  /** Of a text that names a document: the field that says its type. Ours; a Dynamic Link says it as its option. */
  readonly type_field: string | null
  readonly depends_on: string | null
  readonly mandatory_depends_on: string | null
  readonly read_only_depends_on: string | null
  readonly bold: Check
  readonly collapsible: Check
  readonly columns: number
  readonly in_global_search: Check
  readonly no_copy: Check
  readonly print_hide: Check
  readonly report_hide: Check
  readonly translatable: Check
  readonly width: string | null
}

/** 1 for true; the dialect knows no booleans. */
export const flag = (condition: boolean | undefined): Check => (condition ? 1 : 0)

/** What the dialect's desk could be told of a field, and of which ours says nothing. */
const unsaid = {
  depends_on: null,
  mandatory_depends_on: null,
  read_only_depends_on: null,
  bold: 0,
  collapsible: 0,
  columns: 0,
  in_global_search: 0,
  no_copy: 0,
  print_hide: 0,
  report_hide: 0,
  width: null,
} as const

function switches({ spec: { options }, required, min }: ResolvedField) {
  return {
    reqd: flag(required),
    hidden: flag(options.hidden),
    read_only: flag(options.readOnly),
    unique: flag(options.unique),
    in_list_view: flag(options.inList),
    in_standard_filter: flag(options.indexed),
    search_index: flag(options.indexed),
    set_only_once: flag(options.setOnlyOnce),
    allow_on_submit: flag(options.allowOnSubmit),
    ignore_user_permissions: flag(options.ignoreUserPermissions),
    translatable: flag(options.translatable),
    non_negative: flag(min !== null && min >= 0),
  }
}

export function docField(parent: string, field: ResolvedField, index: number): DocField {
  const { options, initial } = field.spec
  return {
    doctype: 'DocField',
    name: `${parent}-${field.fieldname}`,
    parent,
    parentfield: 'fields',
    parenttype: 'DocType',
    idx: index + 1,
    fieldname: field.fieldname,
    fieldtype: field.fieldtype,
    label: field.label,
    options: field.options.join('\n') || null,
    offered: options.offered?.join('\n') ?? null,
    link_filters: options.linkFilters ? JSON.stringify(options.linkFilters) : null,
    tones: options.tones ?? null,
    ...switches(field),
    permlevel: field.level,
    length: field.maxLength,
    precision: field.fieldtype === 'Currency' ? '2' : '',
    min: field.min,
    max: field.max,
    default: initial,
    description: options.description ?? null,
    fetch_from: options.fetchFrom ?? null,
    marks_own: 0,
    type_field: options.typeField ?? null,
    ...unsaid,
  }
}
