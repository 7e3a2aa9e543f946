import type { Access } from './access.ts'
import type { FieldSpec, ValueOf } from './field.ts'
import { hashed, type Naming } from './naming.ts'

export type Fields = Readonly<Record<string, FieldSpec<unknown>>>

/** A document type: the one value from which its table, resource, types, forms and rules come. */
export interface DocType<F extends Fields = Fields> {
  readonly name: string
  readonly fields: F
  readonly naming: Naming
  /** Rows of another document; it has no permissions of its own. */
  readonly isChild: boolean
  readonly access: Access
  /** The field that people know a document by; `name` when the type has none. */
  readonly titleField: string
  readonly searchFields: readonly string[]
  /** Sort of a list that asks for none, as `order_by` text. */
  readonly sort: string
  /** Several fields that are unique together. */
  readonly uniqueTogether: readonly (readonly string[])[]
  /** Why reads of this type are logged and kept from guests; null when it is an ordinary type. */
  readonly guarded: string | null
  /** The type's earlier name: its table is renamed, and its data stays. */
  readonly renamedFrom: string | null
}

/** The rows of a child type, in order. */
export interface TableSpec<Child extends DocType> extends FieldSpec<never> {
  readonly child: Child
}

interface Definition<F extends Fields> extends Partial<
  Omit<DocType<F>, 'name' | 'fields' | 'isChild' | 'access' | 'titleField' | 'uniqueTogether'>
> {
  readonly fields: F
  readonly access: Access
  readonly titleField?: keyof F & string
  readonly uniqueTogether?: readonly (readonly (keyof F & string)[])[]
}

const defaults = {
  naming: hashed,
  titleField: 'name',
  searchFields: [],
  sort: 'modified desc',
  uniqueTogether: [],
  guarded: null,
  renamedFrom: null,
} as const

/** Defines a document type. Without `access` for at least one role it does not load. */
export function docType<const F extends Fields>(name: string, definition: Definition<F>): DocType<F> {
  return { ...defaults, ...definition, name, isChild: false }
}

/** Defines the rows of a child table. Their parent's permissions are theirs. */
export function childType<const F extends Fields>(name: string, fields: F): DocType<F> {
  return { ...defaults, name, fields, isChild: true, access: {}, sort: 'idx asc' }
}

/** What every document carries. Times are 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's zone. */
export interface StandardFields {
  readonly name: string
  readonly owner: string
  readonly creation: string
  readonly modified: string
  readonly modified_by: string
  readonly docstatus: 0 | 1 | 2
  readonly idx: number
}

export interface ChildFields extends StandardFields {
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
