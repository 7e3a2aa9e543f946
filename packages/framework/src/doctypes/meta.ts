import { verbs, type Condition, type Grant, type Verb } from './access.ts'
import { type ResolvedField, fieldsOf, isTable } from './field/field-rules.ts'
import type { FieldOptions, Tones } from './field/field.ts'
import type { DocType } from './doc-type.ts'
import { shownActions, type DocumentNotice, type ShownAction } from './document-action.ts'
import { autonameOf } from './naming.ts'
import type { Transition, StateMachine } from './state-machine.ts'

type Check = 0 | 1

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
  readonly offered: string | null
  readonly link_filters: string | null
  /** Tones by value; null when the field has none. Ours. */
  readonly tones: Tones | null
  readonly reqd: Check
  readonly hidden: Check
  readonly read_only: Check
  readonly unique: Check
  readonly in_list_view: Check
  readonly in_standard_filter: Check
  readonly search_index: Check
  readonly set_only_once: Check
  readonly allow_on_submit: Check
  readonly ignore_user_permissions: Check
  readonly non_negative: Check
  readonly permlevel: number
  readonly length: number
  /** Decimal places, as the dialect's text; empty for the site's default. */
  readonly precision: string
  /** Limits of a number in its stored unit, or of a table's rows. Ours; the dialect has only non_negative. */
  readonly min: number | null
  readonly max: number | null
  readonly default: string | number | null
  readonly description: string | null
  readonly fetch_from: string | null
  /** Marks the caller's own documents, whose default is named here, for callers who read others' too. Ours. */
  readonly marks_own: Check
  readonly type_field: string | null
  /** Type of the document that a text names, which may no longer exist. Ours. */
  readonly links_to: string | null
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

const flag = (condition: boolean | undefined): Check => (condition ? 1 : 0)

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

const namedDocument = ({ typeField, linksTo }: FieldOptions) => ({
  type_field: typeField ?? null,
  links_to: linksTo ?? null,
})

function docField(parent: string, field: ResolvedField, index: number): DocField {
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
    ...namedDocument(options),
    ...unsaid,
  }
}

type Rights = Readonly<Record<Verb, 0 | 1>>

type DocPerm = Rights & {
  readonly doctype: 'DocPerm'
  readonly parent: string
  readonly role: string
  readonly permlevel: number
  readonly if_owner: 0 | 1
}

export interface Meta {
  readonly doctype: 'DocType'
  readonly name: string
  readonly istable: 0 | 1
  readonly issingle: 0 | 1
  readonly is_submittable: 0 | 1
  readonly allow_rename: 0 | 1
  readonly track_changes: 0 | 1
  readonly autoname: string
  readonly is_tree: 0 | 1
  readonly nsm_parent_field: string | null
  readonly show_title_field_in_link: 0 | 1
  readonly title_field: string
  /** Select that lists show as the status; null for none. Ours. */
  readonly status_field: string | null
  readonly search_fields: string
  readonly sort_field: string
  readonly sort_order: string
  readonly fields: readonly DocField[]
  readonly permissions: readonly DocPerm[]
  readonly actions: readonly ShownAction[]
  readonly notices: readonly DocumentNotice[]
  readonly links: readonly []
  readonly states: ShownStates | readonly []
}

/** Omits the roles of transitions: the server decides them for each document. */
type ShownStates = Omit<StateMachine, 'transitions'> & {
  readonly transitions: readonly Omit<Transition, 'roles'>[]
}

function shownStates({ states }: DocType): ShownStates | readonly [] {
  return states
    ? { ...states, transitions: states.transitions.map(({ action, from, to }) => ({ action, from, to })) }
    : []
}

type RoleGrant = readonly [role: string, grant: Grant]

function isOwnOnly(condition: Condition | undefined): boolean {
  if (condition?.kind === 'all') return condition.of.some(isOwnOnly)
  return condition?.kind === 'owner'
}

function docPerms(parent: string, grants: readonly RoleGrant[]): readonly DocPerm[] {
  return grants.flatMap(([role, { verbs: granted, levels }]) =>
    levels.map((permlevel) => {
      const rights = Object.fromEntries(verbs.map((verb) => [verb, flag(granted[verb] !== undefined)]))
      return {
        ...noRights,
        ...rights,
        doctype: 'DocPerm',
        parent,
        role,
        permlevel,
        if_owner: flag(isOwnOnly(granted.read ?? Object.values(granted)[0])),
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

const statusFieldOf = ({ statusField, states }: DocType): string | null =>
  statusField ?? states?.field ?? null

export const linksShowTitle = ({ titleField, showTitleInLinks }: DocType): boolean =>
  titleField !== 'name' && showTitleInLinks

export function metaOf(type: DocType, grants: readonly RoleGrant[] = Object.entries(type.access)): Meta {
  const [sortField = 'modified', sortOrder = 'desc'] = type.sort.split(',')[0]?.split(' ') ?? []
  return {
    doctype: 'DocType',
    name: type.name,
    istable: flag(type.isChild),
    issingle: flag(type.naming.kind === 'single'),
    is_submittable: flag(type.isSubmittable),
    allow_rename: flag(type.allowRename),
    track_changes: flag(type.trackChanges),
    autoname: autonameOf(type.naming),
    is_tree: flag(type.tree !== null),
    nsm_parent_field: type.tree?.parentField ?? null,
    show_title_field_in_link: flag(linksShowTitle(type)),
    title_field: type.titleField,
    status_field: statusFieldOf(type),
    search_fields: type.searchFields.join(', '),
    sort_field: sortField,
    sort_order: sortOrder,
    fields: fieldsOf(type).map((field, index) => docField(type.name, field, index)),
    permissions: docPerms(type.name, grants),
    actions: shownActions(type.name, type.actions),
    notices: type.notices,
    links: [],
    states: shownStates(type),
  }
}

export function withChildTypes(type: DocType): readonly DocType[] {
  return [type, ...fieldsOf(type).flatMap(({ spec }) => (isTable(spec) ? [spec.child] : []))]
}
