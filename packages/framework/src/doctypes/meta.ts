import { verbs, type Access, type Verb } from './access.ts'
import type { DocType } from './doc-type.ts'
import { fieldsOf, isTable, type ResolvedField } from './field-rules.ts'

/** A field as the dialect's DocField shows it. Check values are 0 or 1. */
export interface DocField {
  readonly doctype: 'DocField'
  readonly name: string
  readonly parent: string
  readonly idx: number
  readonly fieldname: string
  readonly fieldtype: string
  readonly label: string
  /** Select: one choice a line. Link and Table: the other type. */
  readonly options: string | null
  readonly reqd: 0 | 1
  readonly hidden: 0 | 1
  readonly read_only: 0 | 1
  readonly unique: 0 | 1
  readonly in_list_view: 0 | 1
  readonly permlevel: number
  readonly length: number
  /** Bounds of a number in its stored unit, or of a table's rows. Ours; the dialect has only non_negative. */
  readonly min: number | null
  readonly max: number | null
  readonly default: string | number | null
  readonly description: string | null
  readonly depends_on: null
}

type Rights = Readonly<Record<Verb, 0 | 1>>

/** One role's rights at one level, as the dialect's DocPerm. */
export type DocPerm = Rights & {
  readonly doctype: 'DocPerm'
  readonly parent: string
  readonly role: string
  readonly permlevel: number
  readonly if_owner: 0 | 1
}

/** A document type as clients see it. */
export interface Meta {
  readonly doctype: 'DocType'
  readonly name: string
  readonly istable: 0 | 1
  readonly issingle: 0 | 1
  readonly title_field: string
  readonly search_fields: string
  readonly sort_field: string
  readonly sort_order: string
  readonly fields: readonly DocField[]
  readonly permissions: readonly DocPerm[]
  readonly actions: readonly []
  readonly links: readonly []
  readonly states: readonly []
}

const flag = (condition: boolean | undefined): 0 | 1 => (condition ? 1 : 0)

function docField(parent: string, field: ResolvedField, index: number): DocField {
  const { options, initial } = field.spec
  return {
    doctype: 'DocField',
    name: `${parent}-${field.fieldname}`,
    parent,
    idx: index + 1,
    fieldname: field.fieldname,
    fieldtype: field.fieldtype,
    label: field.label,
    options: field.options.join('\n') || null,
    reqd: flag(field.required),
    hidden: flag(options.hidden),
    read_only: flag(options.readOnly),
    unique: flag(options.unique),
    in_list_view: flag(options.inList),
    permlevel: field.level,
    length: field.maxLength,
    min: field.min,
    max: field.max,
    default: initial,
    description: options.description ?? null,
    depends_on: null,
  }
}

function docPerms(parent: string, access: Access): readonly DocPerm[] {
  return Object.entries(access).flatMap(([role, { verbs: granted, levels }]) =>
    levels.map((permlevel) => {
      const rights = Object.fromEntries(verbs.map((verb) => [verb, flag(granted[verb] !== undefined)]))
      return {
        ...noRights,
        ...rights,
        doctype: 'DocPerm',
        parent,
        role,
        permlevel,
        if_owner: flag(granted.read?.kind === 'owner'),
      }
    }),
  )
}

const noRights: Rights = {
  select: 0,
  read: 0,
  write: 0,
  create: 0,
  delete: 0,
  submit: 0,
  cancel: 0,
  amend: 0,
  report: 0,
  export: 0,
  import: 0,
  share: 0,
  print: 0,
  email: 0,
}

/** The whole definition of a type; what a caller may see of it is for whoever answers to decide. */
export function metaOf(type: DocType): Meta {
  const [sortField = 'modified', sortOrder = 'desc'] = type.sort.split(',')[0]?.split(' ') ?? []
  return {
    doctype: 'DocType',
    name: type.name,
    istable: flag(type.isChild),
    issingle: flag(type.naming.kind === 'single'),
    title_field: type.titleField,
    search_fields: type.searchFields.join(', '),
    sort_field: sortField,
    sort_order: sortOrder,
    fields: fieldsOf(type).map((field, index) => docField(type.name, field, index)),
    permissions: docPerms(type.name, type.access),
    actions: [],
    links: [],
    states: [],
  }
}

/** A type and the child types of its tables, the parent first: what a form needs. */
export function withChildTypes(type: DocType): readonly DocType[] {
  return [type, ...fieldsOf(type).flatMap(({ spec }) => (isTable(spec) ? [spec.child] : []))]
}
