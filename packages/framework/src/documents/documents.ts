import type { Changes, Doc, DocType, NewDoc } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import type { Caller } from '#framework/permissions'

/** A question as it comes over the wire, its parts still unchecked: the names are the dialect's. */
export interface ListRequest {
  readonly fields?: unknown
  readonly filters?: unknown
  readonly or_filters?: unknown
  readonly order_by?: unknown
  readonly limit_page_length?: unknown
  readonly limit?: unknown
  readonly limit_start?: unknown
}

type Simple<T> = { readonly [Key in keyof T as T[Key] extends readonly unknown[] ? never : Key]: T[Key] }

/** A row of a list: the columns of a document without its child tables. */
export type Listed<T extends DocType> = Simple<Doc<T>>

/** A question asked by a room: typed, and answered with whole rows unless fields are named. */
export interface Find<T extends DocType, Field extends keyof Listed<T> & string> {
  readonly where?: {
    readonly [Key in keyof Listed<T>]?: Listed<T>[Key] | readonly [operator: string, value: unknown]
  }
  readonly fields?: readonly Field[]
  readonly order_by?: string
  readonly limit?: number
  readonly offset?: number
}

/**
 * Everything that can be done with documents, always on behalf of one caller. Inside a transaction it is all or nothing.
 * Errors: DoesNotExistError, PermissionError, MandatoryError, LinkValidationError, TimestampMismatchError,
 * DuplicateEntryError, UniqueValidationError, LinkExistsError, ValidationError and DataError of the dialect.
 */
export interface Documents {
  readonly caller: Caller
  /** The moment this piece of work began, and the site's day at that moment ('YYYY-MM-DD'). */
  readonly now: Date
  readonly today: string
  /** The same work on behalf of the system, for what a rule must do whoever asked. */
  asSystem(): Documents

  /** One statement. */
  list<T extends DocType>(type: T, request: ListRequest): Promise<readonly Row[]>
  /** One statement. */
  find<T extends DocType, Field extends keyof Listed<T> & string = keyof Listed<T> & string>(
    type: T,
    question?: Find<T, Field>,
  ): Promise<readonly Pick<Listed<T>, Field>[]>
  count<T extends DocType>(type: T, request: Pick<ListRequest, 'filters' | 'or_filters'>): Promise<number>
  /** The document with its child rows, in one statement. */
  get<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** As `get`, with the row locked until the end of the transaction. */
  lock<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** A secret field as it is stored, for the system alone (`asSystem`): nothing else reads a secret back. */
  secret<T extends DocType>(type: T, name: string, field: keyof Listed<T> & string): Promise<string | null>

  insert<T extends DocType>(type: T, values: NewDoc<T>): Promise<Doc<T>>
  save<T extends DocType>(type: T, name: string, changes: Changes<T>): Promise<Doc<T>>
  delete(type: DocType, name: string): Promise<void>

  /** Work for later; it is there with the commit, and not without it. */
  later(task: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
  /** Records what happened; written with the transaction, delivered after it. */
  emit(signal: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
}
