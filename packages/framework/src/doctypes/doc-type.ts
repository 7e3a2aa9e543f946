import type { Access, Condition, Role } from './access.ts'
import type { DatabaseRule } from './database-rule.ts'
import type { DocumentAction, DocumentNotice } from './document-action.ts'
import type { FieldSpec, ValueOf } from './field/field.ts'
import { hashed, type Naming } from './naming.ts'
import { requireConsistentMachine, type StateMachine } from './state-machine.ts'

export type Fields = Readonly<Record<string, FieldSpec<unknown>>>

/** A document type: the one value from which its table, resource, types, forms and rules come. */
export interface DocType<F extends Fields = Fields> {
  readonly name: string
  readonly fields: F
  readonly naming: Naming
  /** Rows of another document; it has no permissions of its own. */
  readonly isChild: boolean
  readonly access: Access
  /** Its access stays as declared: no rule of the site gives or takes any of it. For what identity and rights are made of. */
  readonly isAccessFixed: boolean
  /** The field that people know a document by; `name` when the type has none. */
  readonly titleField: string
  readonly searchFields: readonly string[]
  /** Sort of a list that asks for none, as `order_by` text. */
  readonly sort: string
  /** Several fields that are unique together. */
  readonly uniqueTogether: readonly (readonly string[])[]
  /** Why reads of this type are logged and kept from guests; null when it is an ordinary type. */
  readonly guarded: string | null
  /** Whose documents of a guarded type are his own: his reads of them are not logged. Null when there is nobody like that. */
  readonly guardian: Condition | null
  /** The role that its documents give to the user whom they name; null when they give none. */
  readonly impliedRole: ImpliedRole | null
  /** Days for which reads of a guarded type stay known; null = as the site says. */
  readonly readLogDays: number | null
  /** The type's earlier name: its table is renamed, and its data stays. */
  readonly renamedFrom: string | null
  /** Draft, submitted, cancelled: its documents are fixed by submitting, and only amended after that. */
  readonly isSubmittable: boolean
  readonly allowRename: boolean
  /** Every save leaves a version. Off for what the system writes for itself. */
  readonly trackChanges: boolean
  /**
   * What is deleted is kept aside for some time, to be brought back. Off for what must be gone at once; unless told, off
   * where no versions are kept either.
   */
  readonly retainDeleted: boolean
  /** Rows are only ever added: the database itself refuses to change or delete one. */
  readonly appendOnly: boolean
  /** What the database itself refuses or fills, beside its keys and links. */
  readonly databaseRules: readonly DatabaseRule[]
  /** The states of its documents, where they have any beside draft and submitted. */
  readonly states: StateMachine | null
  /** What of its documents waits for the people who work with them: the desk's home counts it. */
  readonly waiting: readonly WaitingWork[]
  /** Its documents hang below each other by a Link of theirs; null when they do not. */
  readonly tree: Tree | null
  /** What people may have done with a document beside saving it: buttons of its form. */
  readonly actions: readonly DocumentAction[]
  /** What people must know of a document before they read its form. */
  readonly notices: readonly DocumentNotice[]
  /** What `insertMany`, `updateWhere` and `deleteWhere` leave out; null when they leave out nothing. */
  readonly bulkWrites: BulkWriteRules | null
}

/** What each document of a bulk write goes without, so that one statement can write all of them. */
export interface BulkWriteRules {
  /** Without 'modified' a change is nobody's edit, as that of a counter: who has the form open may still save it. */
  readonly skips: readonly ('hooks' | 'versions' | 'events' | 'modified')[]
  /** Holds only for updates that change nothing but these fields; for every bulk write unless given. */
  readonly onFields?: readonly string[]
}

/** Documents that wait for somebody, by a Select of theirs and, where `overdue` names a Date, only from the day after it. */
export interface WaitingWork {
  /** Names them in the plural, with what is to be done: 'Letters to answer'. */
  readonly label: string
  readonly field: string
  readonly values: readonly string[]
  readonly overdue?: string
}

/** Users named by a document hold a role for as long as the document has these values. */
export interface ImpliedRole {
  readonly role: Role
  /** The Link to the user. */
  readonly userField: string
  readonly values: Readonly<Record<string, string | number>>
}

interface Tree {
  /** The Link to the document above. */
  readonly parentField: string
  /** How many may stand one below the other; 100 unless told, and never more. */
  readonly deepest?: number
}

/** The rows of a child type, in order. */
export interface TableSpec<Child extends DocType> extends FieldSpec<never> {
  readonly child: Child
}

/** Why a type is guarded, and whose reads of it are not logged: `exempt: whereUser('guardian')`. */
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

/** The document that an amended one replaces: every submittable type has it. */
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

function requireUsable(type: DocType): void {
  requireKnownBulkFields(type)
  const spec = type.states && type.fields[type.states.field]
  if (type.states && spec) requireConsistentMachine(type.name, type.states, spec)
  if (type.tree && type.fields[type.tree.parentField]?.choices[0] !== type.name)
    throw new Error(`${type.name} is a tree, but ${type.tree.parentField} does not link to it`)
  if (type.naming.kind === 'naming series' && !type.fields['naming_series']?.choices[0])
    throw new Error(`${type.name} is named by naming_series and has no such field with choices`)
}

/** Defines a document type. Without `access` for at least one role it does not load. */
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

/** Defines the rows of a child table. Their parent's permissions are theirs. */
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

/** A misspelt field would make every bulk write of it slow, and nobody would know why. */
function requireKnownBulkFields({ name, fields, bulkWrites }: DocType): void {
  const unknown = bulkWrites?.onFields?.find((field) => !Object.hasOwn(fields, field))
  if (unknown !== undefined) throw new Error(`${name} has no field ${unknown}, which its bulk writes name`)
}

/** What every document carries. Times are 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's zone. */
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

/** A stored document of a type: `Doc<typeof MelaEvent>`. */
export type Doc<T extends DocType> = Simplify<StandardFields & Values<T['fields']>>

/** A stored row of a child table. */
export type ChildDoc<T extends DocType> = Simplify<ChildFields & Values<T['fields']>>

type Input<Spec> = Spec extends TableSpec<infer Child> ? readonly NewChild<Child>[] : ValueOf<Spec>

type Inputs<F extends Fields> = { readonly [Key in Exclude<keyof F, ShapeKeys<F>>]?: Input<F[Key]> }

/** What it takes to make a document: every field may be left out, for defaults and rules fill or refuse it. */
export type NewDoc<T extends DocType> = Simplify<Inputs<T['fields']> & { readonly name?: string }>

type NewChild<T extends DocType> = Simplify<Inputs<T['fields']> & { readonly name?: string }>

/** The fields of a save; what is left out stays as it is, and a table replaces its rows. */
export type Changes<T extends DocType> = Simplify<Inputs<T['fields']> & { readonly modified?: string }>

/** The names under which documents of a type may be known in what is never changed: its own, and the earlier one. */
export function namesOfType({ name, renamedFrom }: Pick<DocType, 'name' | 'renamedFrom'>): readonly string[] {
  return renamedFrom === null ? [name] : [name, renamedFrom]
}
