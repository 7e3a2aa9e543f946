import type { Access, Condition, RoleName } from './access.ts'
import type { DatabaseRule } from './database-rule.ts'
import type { DocumentAction, DocumentNotice } from './document-action.ts'
import type { FieldSpec, ValueOf } from './field/field.ts'
import { hashed, type Naming } from './naming.ts'
import { requireConsistentMachine, type StateMachine } from './state-machine.ts'

export type Fields = Readonly<Record<string, FieldSpec<unknown>>>

export interface DocType<F extends Fields = Fields> {
  readonly name: string
  readonly fields: F
  readonly naming: Naming
  readonly isChild: boolean
  readonly access: Access
  /** Access stays as declared: no rule of the site changes it. For types of identity and permissions. */
  readonly isAccessFixed: boolean
  readonly titleField: string
  /** Select that lists show as the document's status; null for the field of its states. */
  readonly statusField: string | null
  /** Links show the title. Off for a type such as an order, whose title is a person: links show its number. */
  readonly showTitleInLinks: boolean
  readonly searchFields: readonly string[]
  readonly sort: string
  readonly uniqueTogether: readonly (readonly string[])[]
  /** Reason why reads of this type are logged and guests are refused; null for an ordinary type. */
  readonly guarded: string | null
  /** Documents of an audited type that are the reader's own: those reads are not logged. Null when there are none. */
  readonly guardian: Condition | null
  readonly impliedRole: ImpliedRole | null
  /** Days for which log entries of an audited type are stored; null for the site's setting. */
  readonly readLogDays: number | null
  readonly renamedFrom: string | null
  readonly isSubmittable: boolean
  readonly allowRename: boolean
  /** Stores a version with every save. Off for what the system writes for itself. */
  readonly trackChanges: boolean
  /**
   * Deleted documents are retained for some time and can be restored. Turn it off for data that must be
   * erased immediately. Off by default without stored versions.
   */
  readonly retainDeleted: boolean
  /** Rows are only added: the database itself refuses to change or delete one. */
  readonly appendOnly: boolean
  readonly databaseRules: readonly DatabaseRule[]
  readonly states: StateMachine | null
  readonly waiting: readonly WaitingWork[]
  readonly tree: Tree | null
  readonly actions: readonly DocumentAction[]
  readonly notices: readonly DocumentNotice[]
  readonly bulkWrites: BulkWriteRules | null
}

export interface BulkWriteRules {
  /** Changes without 'modified' are not edits, as those of a counter: a caller with the form open can still save it. */
  readonly skips: readonly ('hooks' | 'versions' | 'events' | 'modified')[]
  readonly onFields?: readonly string[]
}

export interface WaitingWork {
  readonly label: string
  readonly field: string
  readonly values: readonly string[]
  readonly overdue?: string
}

export interface ImpliedRole {
  readonly role: RoleName
  readonly userField: string
  readonly values: Readonly<Record<string, string | number>>
}

interface Tree {
  readonly parentField: string
  readonly deepest?: number
}

export interface TableSpec<Child extends DocType> extends FieldSpec<never> {
  readonly child: Child
}

type Guarded =
  string | { readonly reason: string; readonly exempt?: Condition; readonly readLogDays?: number } | null

interface Definition<F extends Fields> extends Partial<
  Omit<
    DocType<F>,
    | 'name'
    | 'fields'
    | 'isChild'
    | 'access'
    | 'titleField'
    | 'statusField'
    | 'uniqueTogether'
    | 'guarded'
    | 'guardian'
    | 'readLogDays'
    | 'states'
    | 'tree'
    | 'impliedRole'
    | 'bulkWrites'
  >
> {
  readonly fields: F
  readonly access: Access
  readonly titleField?: keyof F & string
  readonly statusField?: keyof F & string
  readonly guarded?: Guarded
  readonly uniqueTogether?: readonly (readonly (keyof F & string)[])[]
  readonly states?: StateMachine & { readonly field: keyof F & string }
  readonly tree?: Tree & { readonly parentField: keyof F & string }
  readonly impliedRole?: ImpliedRole & { readonly userField: keyof F & string }
  readonly bulkWrites?: BulkWriteRules & { readonly onFields?: readonly (keyof F & string)[] }
}

const defaults = {
  naming: hashed,
  isAccessFixed: false,
  titleField: 'name',
  showTitleInLinks: true,
  statusField: null,
  searchFields: [],
  sort: 'modified desc',
  uniqueTogether: [],
  guarded: null,
  guardian: null,
  impliedRole: null,
  readLogDays: null,
  renamedFrom: null,
  isSubmittable: false,
  allowRename: false,
  trackChanges: true,
  retainDeleted: true,
  appendOnly: false,
  databaseRules: [],
  states: null,
  waiting: [],
  tree: null,
  actions: [],
  notices: [],
  bulkWrites: null,
} as const

function amendedFrom(type: string): Fields {
  return {
    amended_from: {
      fieldtype: 'Link',
      options: {
        readOnly: true,
        setOnlyOnce: true,
        description: 'The cancelled document that this one replaces',
      },
      choices: [type],
      rules: { maxLength: 140, min: null, max: null },
      initial: null,
    },
  }
}

function guardOf(guarded: Guarded | undefined) {
  if (guarded === undefined || guarded === null || typeof guarded === 'string')
    return { guarded: guarded ?? null, guardian: null, readLogDays: null }
  const { reason, exempt = null, readLogDays = null } = guarded
  return { guarded: reason, guardian: exempt, readLogDays }
}

function requireUserLink({ name, impliedRole, fields }: DocType): void {
  if (impliedRole && fields[impliedRole.userField]?.choices[0] !== 'User')
    throw new Error(`${name} implies a role, but ${impliedRole.userField} does not link to User`)
}

/** Refuses what a rename would change in a table whose rows never change: the database would refuse every rename. */
function requireNoFollowedNames({ name, appendOnly, fields }: DocType): void {
  const followed = Object.entries(fields).find(([, { options }]) => options.typeField !== undefined)
  if (appendOnly && followed)
    throw new Error(
      `${name} is append-only, but renames would change its ${followed[0]}: declare no typeField`,
    )
}

function requireUsable(type: DocType): void {
  requireKnownBulkFields(type)
  requireNoFollowedNames(type)
  const spec = type.states && type.fields[type.states.field]
  if (type.states && spec) requireConsistentMachine(type.name, type.states, spec)
  if (type.tree && type.fields[type.tree.parentField]?.choices[0] !== type.name)
    throw new Error(`${type.name} is a tree, but ${type.tree.parentField} does not link to it`)
  if (type.naming.kind === 'naming series' && !type.fields['naming_series']?.choices[0])
    throw new Error(`${type.name} is named by naming_series and has no such field with choices`)
}

export function docType<const F extends Fields>(name: string, definition: Definition<F>): DocType<F> {
  const added = definition.isSubmittable === true ? amendedFrom(name) : {}
  const type = {
    ...defaults,
    retainDeleted: definition.trackChanges ?? true,
    ...definition,
    ...guardOf(definition.guarded),
    fields: { ...definition.fields, ...added },
    name,
    isChild: false,
  }
  requireUsable(type)
  requireUserLink(type)
  return type
}

export function childType<const F extends Fields>(
  name: string,
  fields: F,
  { bulkWrites = null, renamedFrom = null }: Partial<Pick<DocType, 'bulkWrites' | 'renamedFrom'>> = {},
): DocType<F> {
  const own = { name, fields, bulkWrites, renamedFrom }
  const type = { ...defaults, ...own, isChild: true, access: {}, sort: 'idx asc' }
  requireKnownBulkFields(type)
  return type
}

function requireKnownBulkFields({ name, fields, bulkWrites }: DocType): void {
  const unknown = bulkWrites?.onFields?.find((field) => !Object.hasOwn(fields, field))
  if (unknown !== undefined) throw new Error(`${name} has no field ${unknown}, which its bulk writes name`)
}

/** Fields of every document. Times are 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
interface StandardFields {
  readonly name: string
  readonly owner: string
  readonly creation: string
  readonly modified: string
  readonly modified_by: string
  readonly docstatus: 0 | 1 | 2
  readonly idx: number
}

interface ChildFields extends StandardFields {
  readonly parent: string
  readonly parentfield: string
  readonly parenttype: string
}

type Simplify<T> = { [Key in keyof T]: T[Key] }

type ShapeKeys<F extends Fields> = {
  [Key in keyof F]: F[Key] extends TableSpec<DocType>
    ? never
    : [ValueOf<F[Key]>] extends [never]
      ? Key
      : never
}[keyof F]

type Value<Spec> = Spec extends TableSpec<infer Child> ? readonly ChildDoc<Child>[] : ValueOf<Spec>

type Values<F extends Fields> = { readonly [Key in Exclude<keyof F, ShapeKeys<F>>]: Value<F[Key]> }

export type Doc<T extends DocType> = Simplify<StandardFields & Values<T['fields']>>

export type ChildDoc<T extends DocType> = Simplify<ChildFields & Values<T['fields']>>

type Input<Spec> = Spec extends TableSpec<infer Child> ? readonly NewChild<Child>[] : ValueOf<Spec>

type Inputs<F extends Fields> = { readonly [Key in Exclude<keyof F, ShapeKeys<F>>]?: Input<F[Key]> }

export type NewDoc<T extends DocType> = Simplify<Inputs<T['fields']> & { readonly name?: string }>

type NewChild<T extends DocType> = Simplify<Inputs<T['fields']> & { readonly name?: string }>

export type Changes<T extends DocType> = Simplify<Inputs<T['fields']> & { readonly modified?: string }>

/** Returns the type's names in immutable records: the current one and the earlier one. */
export function namesOfType({ name, renamedFrom }: Pick<DocType, 'name' | 'renamedFrom'>): readonly string[] {
  return renamedFrom === null ? [name] : [name, renamedFrom]
}
