import type { RawBuilder } from 'kysely'
import type { DomainEvent, EventPayload } from '#framework/events'
import type { Changes, Doc, DocType, Transition, NewDoc, Registry, Verb } from '#framework/doctypes'
import type { ListRequest, Row, DocumentCount } from '#framework/queries'
import type { Caller } from '#framework/permissions'
import type { VersionEntry } from './versions/read-versions.ts'
import type { Notice, ChangedDocuments } from './work.ts'
import type { Memo } from './memo.ts'
import type { BulkWrites } from './bulk/bulk-writes.ts'

export type { ListRequest } from '#framework/queries'

interface Find<T extends DocType, Field extends keyof Listed<T> & string> {
  readonly where?: Where<T>
  readonly fields?: readonly Field[]
  readonly order_by?: string
  readonly limit?: number
  readonly offset?: number
}

export interface RenameOptions {
  readonly merge?: boolean
}

/**
 * Operations on documents, always on behalf of one caller. Inside a transaction all of them apply, or none. Errors:
 * DoesNotExistError, PermissionError, MandatoryError, LinkValidationError, TimestampMismatchError, DuplicateEntryError,
 * UniqueValidationError, LinkExistsError, ValidationError and DataError of the dialect.
 */
export interface Documents extends BulkWrites {
  readonly caller: Caller
  readonly registry: Registry
  /** Start of the unit of work; `today` is the site's day at that moment ('YYYY-MM-DD'). */
  readonly now: Date
  readonly today: string
  /**
   * True when everything written here rolls back together; false while a method or task manages its own transactions.
   */
  readonly isInTransaction: boolean
  readonly memo: Memo
  /**
   * The same unit of work on behalf of the system, for what a rule must do for every caller. Versions name the staff
   * member who asked, where one did.
   */
  asSystem(): Documents
  /**
   * Works as `asSystem`, with a user as owner of what is written: for submissions by users without a permission of
   * their own.
   */
  asSystemFor(author: string): Documents

  changeGeneration(types: readonly DocType[]): number

  /**
   * Says that what was read changes at a moment without a write, as when a scheduled post becomes public. A cached
   * response expires at the earliest of these moments.
   */
  freshUntil(moment: Date): void

  /** Lists documents in one statement. */
  list<T extends DocType>(type: T, request: ListRequest): Promise<readonly Row[]>
  query(type: DocType, request: ListRequest, extraVerb?: Verb): Promise<Listing>
  /** Finds documents in one statement. */
  find<T extends DocType, Field extends keyof Listed<T> & string = keyof Listed<T> & string>(
    type: T,
    query?: Find<T, Field>,
  ): Promise<readonly Pick<Listed<T>, Field>[]>
  count(type: DocType, request: Pick<ListRequest, 'filters' | 'or_filters' | 'parent'>): Promise<number>
  countEach(requests: readonly CountRequest[], max: number): Promise<readonly DocumentCount[]>
  /** Counts documents by a field's value, in one statement. */
  countBy<T extends DocType, Field extends keyof Listed<T> & string>(
    type: T,
    field: Field,
    where?: Where<T>,
  ): Promise<ReadonlyMap<Listed<T>[Field], number>>
  /** The document with its child rows, in one statement. */
  get<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** Reads as `get`, and locks the row until the end of the transaction. */
  lock<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** Permissions of the caller on one document, in one statement; null when it does not exist. */
  permissions(type: DocType, name: string): Promise<ReadonlySet<Verb> | null>
  /**
   * True when the caller works on this document in the desk; one statement. Only then are comments, versions and shares
   * of it shown, whatever the caller may read.
   */
  worksOn(type: DocType, name: string): Promise<boolean>
  /** Returns the user's name for an e-mail address, where the caller may see that user; any other name unchanged. */
  userNamed(name: string): Promise<string>
  /** Returns a stored secret, for the system alone (`asSystem`): no other call reads one. */
  secret<T extends DocType>(type: T, name: string, field: keyof Listed<T> & string): Promise<string | null>

  /**
   * Creates a document from the caller's values and those that the system adds; only the latter set read-only fields.
   */
  insert<T extends DocType>(type: T, values: NewDoc<T>, added?: Changes<T>): Promise<Doc<T>>
  save<T extends DocType>(type: T, name: string, changes: Changes<T>): Promise<Doc<T>>
  delete(type: DocType, name: string): Promise<void>
  restore<T extends DocType>(type: T, name: string, deletion?: string): Promise<Doc<T>>

  submit<T extends DocType>(type: T, name: string, changes?: Changes<T>): Promise<Doc<T>>
  /** Submitted -> cancelled; refused while a submitted document links to it. */
  cancel<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  amend<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  rename(type: DocType, oldName: string, newName: string, options?: RenameOptions): Promise<string>
  transitions(type: DocType, name: string): Promise<readonly Transition[]>
  /**
   * Takes a transition by its action; refused where the document changed after `modified`, its value when the caller
   * read it.
   */
  transition<T extends DocType>(
    type: T,
    name: string,
    action: string,
    modified?: string | null,
  ): Promise<Doc<T>>
  /**
   * Versions of a document, the latest first, as far as the caller may see them; empty for readers who do not work on
   * it.
   */
  versions(type: DocType, name: string): Promise<readonly VersionEntry[]>
  run(type: DocType, name: string, method: string, args: Readonly<Record<string, unknown>>): Promise<unknown>

  /**
   * Runs one statement of a module, for the system alone (`asSystem`), where documents would need many. Permissions,
   * hooks, versions and events are skipped; `touched` names the changed documents.
   */
  statement<Row>(query: RawBuilder<Row>, touched: ChangedDocuments<Row>): Promise<readonly Row[]>

  /** Runs a part in a savepoint: a failure undoes what the part wrote, and is thrown; the transaction can go on. */
  savepoint<T>(part: () => Promise<T>): Promise<T>
  notice(notice: Notice): void

  enqueue(task: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
  /** Stores an event in the transaction; handlers and webhooks receive it after the commit. */
  emit<P extends EventPayload>(event: DomainEvent<P>, payload: NoInfer<P>): Promise<void>
}

type Simple<T> = { readonly [Key in keyof T as T[Key] extends readonly unknown[] ? never : Key]: T[Key] }

export type Listed<T extends DocType> = Simple<Doc<T>>

export type Where<T extends DocType> = {
  readonly [Key in keyof Listed<T>]?: Listed<T>[Key] | readonly [operator: string, value: unknown]
}

export interface Listing {
  readonly rows: readonly Row[]
  readonly fields: readonly string[]
  /** Keys of amounts, in minor units. */
  readonly amounts: readonly string[]
  readonly statement: string
}

export interface CountRequest {
  readonly type: DocType
  readonly filters: unknown
}
