import { verbs, type Condition, type Grant, type Verb } from './access.ts'
import { docField, flag, type DocField } from './doc-field.ts'
import type { DocType } from './doc-type.ts'
import { shownActions, type DocumentNotice, type ShownAction } from './document-action.ts'
import { fieldsOf, isTable } from './field-rules.ts'
import { autonameOf } from './naming.ts'
import type { Move, StateMachine } from './state-machine.ts'

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
  readonly is_submittable: 0 | 1
  readonly allow_rename: 0 | 1
  readonly track_changes: 0 | 1
  readonly autoname: string
  readonly is_tree: 0 | 1
  /** The Link to the document above, in a tree. */
  readonly nsm_parent_field: string | null
  /** Links show the title of their document beside its name. */
  readonly show_title_field_in_link: 0 | 1
  readonly title_field: string
  readonly search_fields: string
  readonly sort_field: string
  readonly sort_order: string
  readonly fields: readonly DocField[]
  readonly permissions: readonly DocPerm[]
  readonly actions: readonly ShownAction[]
  /** Ours: sentences above the form. */
  readonly notices: readonly DocumentNotice[]
  readonly links: readonly []
  /** Ours where a type has states: the field that holds them, and the moves between them. */
  readonly states: ShownStates | readonly []
}

/** The table of moves without who may take them: that is for the server to say of each document. */
type ShownStates = Omit<StateMachine, 'moves'> & { readonly moves: readonly Omit<Move, 'roles'>[] }

function shownStates({ states }: DocType): ShownStates | readonly [] {
  return states
    ? { ...states, moves: states.moves.map(({ action, from, to }) => ({ action, from, to })) }
    : []
}

/** What a role may do; a role may be granted something more than once. */
type RoleGrant = readonly [role: string, grant: Grant]

/** Whether nothing but what somebody made himself can meet a condition. */
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

/**
 * The whole definition of a type, with the rights that it declares or those that the site grants in their place; what a
 * caller may see of it is for whoever answers to decide.
 */
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
    show_title_field_in_link: flag(type.titleField !== 'name'),
    title_field: type.titleField,
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

/** A type and the child types of its tables, the parent first: what a form needs. */
export function withChildTypes(type: DocType): readonly DocType[] {
  return [type, ...fieldsOf(type).flatMap(({ spec }) => (isTable(spec) ? [spec.child] : []))]
}
