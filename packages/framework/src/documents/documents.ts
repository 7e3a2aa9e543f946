import type { RawBuilder } from 'kysely'
import type { DomainEvent, EventPayload } from '#framework/events'
import type { Changes, Doc, DocType, Move, NewDoc, Registry, Verb } from '#framework/doctypes'
import type { ListRequest, Row, Some } from '#framework/queries'
import type { Caller } from '#framework/permissions'
import type { VersionEntry } from './versions/read-versions.ts'
import type { Notice, Touched } from './work.ts'
import type { Memo } from './memo.ts'
import type { BulkWrites } from './bulk/bulk-writes.ts'

export type { ListRequest } from '#framework/queries'

/** A question asked by a room: typed, and answered with whole rows unless fields are named. */
interface Find<T extends DocType, Field extends keyof Listed<T> & string> {
  readonly where?: Where<T>
  readonly fields?: readonly Field[]
  readonly order_by?: string
  readonly limit?: number
  readonly offset?: number
}

export interface RenameOptions {
  /** The new name is that of a document which takes over every link to the old one. */
  readonly merge?: boolean
}

/**
 * Everything that can be done with documents, always on behalf of one caller. Inside a transaction it is all or nothing.
 * Errors: DoesNotExistError, PermissionError, MandatoryError, LinkValidationError, TimestampMismatchError,
 * DuplicateEntryError, UniqueValidationError, LinkExistsError, ValidationError and DataError of the dialect.
 */
export interface Documents extends BulkWrites {
  readonly caller: Caller
  /** Every document type that is loaded. */
  readonly registry: Registry
  /** The moment this piece of work began, and the site's day at that moment ('YYYY-MM-DD'). */
  readonly now: Date
  readonly today: string
  /** Whether what is written here can be undone together: not while a method or task manages its own transactions. */
  readonly isInTransaction: boolean
  /** One value per key for this unit of work and caller. */
  readonly memo: Memo
  /**
   * The same work on behalf of the system, for what a rule must do whoever asked. It is the system's own; where somebody of
   * the house asked, the history says that he did it.
   */
  asSystem(): Documents
  /** As `asSystem`, with somebody as owner of what is written: for what people may send in without a right of their own. */
  asSystemFor(author: string): Documents

  /**
   * Another number after each change of one of these types that this process has heard of: of its own changes before their
   * answers leave, of others' as soon as they tell. By it goes what is kept in memory for guests; it counts as read.
   */
  changeGeneration(types: readonly DocType[]): number

  /** One statement. */
  list<T extends DocType>(type: T, request: ListRequest): Promise<readonly Row[]>
  /** As `list`, with what it takes to show the rows on the wire; of rows for which the caller has a right beyond reading. */
  query(type: DocType, request: ListRequest, beyond?: Verb): Promise<Listing>
  /** One statement. */
  find<T extends DocType, Field extends keyof Listed<T> & string = keyof Listed<T> & string>(
    type: T,
    question?: Find<T, Field>,
  ): Promise<readonly Pick<Listed<T>, Field>[]>
  count(type: DocType, request: Pick<ListRequest, 'filters' | 'or_filters' | 'parent'>): Promise<number>
  /** How many documents there are for each question, counted up to `most`; one statement for all of them. */
  countEach(asked: readonly CountAsked[], most: number): Promise<readonly Some[]>
  /** How many documents there are for each value of a field, in one statement. */
  countBy<T extends DocType, Field extends keyof Listed<T> & string>(
    type: T,
    field: Field,
    where?: Where<T>,
  ): Promise<ReadonlyMap<Listed<T>[Field], number>>
  /** The document with its child rows, in one statement. */
  get<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** As `get`, with the row locked until the end of the transaction. */
  lock<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** What the caller may do with one document, in one statement; null when there is no such document. */
  permissions(type: DocType, name: string): Promise<ReadonlySet<Verb> | null>
  /**
   * Whether the caller works on this document in the desk, in one statement: only then is he shown what is said of it,
   * what happened to it, and who else sees it, whatever he may read.
   */
  worksOn(type: DocType, name: string): Promise<boolean>
  /** The name of the user whom an e-mail address means, where the caller may see that user; any other name as it is. */
  userNamed(name: string): Promise<string>
  /** A secret field as it is stored, for the system alone (`asSystem`): nothing else reads a secret back. */
  secret<T extends DocType>(type: T, name: string, field: keyof Listed<T> & string): Promise<string | null>

  /** Makes a document of the caller's values, and of those that the system adds to them: read-only fields are its own. */
  insert<T extends DocType>(type: T, values: NewDoc<T>, added?: Changes<T>): Promise<Doc<T>>
  save<T extends DocType>(type: T, name: string, changes: Changes<T>): Promise<Doc<T>>
  delete(type: DocType, name: string): Promise<void>
  /**
   * Brings back what the caller deleted (a System Manager: whoever did), as it was: its latest deletion, or the Deleted
   * Document that is named.
   */
  restore<T extends DocType>(type: T, name: string, deletion?: string): Promise<Doc<T>>

  /** Draft -> submitted, with the changes given; from then on only fields that allow it change. */
  submit<T extends DocType>(type: T, name: string, changes?: Changes<T>): Promise<Doc<T>>
  /** Submitted -> cancelled; refused while a submitted document links to it. */
  cancel<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** A new draft with the values of a cancelled document, named after it. */
  amend<T extends DocType>(type: T, name: string): Promise<Doc<T>>
  /** Gives a document another name, everywhere; answers the new name. With `merge` it becomes one with that document. */
  rename(type: DocType, oldName: string, newName: string, options?: RenameOptions): Promise<string>
  /** The moves of the type's table that the caller may take with a document as it stands. */
  moves(type: DocType, name: string): Promise<readonly Move[]>
  /**
   * Takes a move by the name of its action; refused where the document changed after `modified`, the time that stood in it
   * when the caller saw it.
   */
  move<T extends DocType>(type: T, name: string, action: string, modified?: string | null): Promise<Doc<T>>
  /**
   * What happened to a document, the newest first, as far as the caller may see it; nothing for whoever reads it without
   * working on it.
   */
  versions(type: DocType, name: string): Promise<readonly VersionEntry[]>
  /** Calls a method that the type's hooks declare, by its wire name ('send_invitation'). */
  run(type: DocType, name: string, method: string, args: Readonly<Record<string, unknown>>): Promise<unknown>

  /**
   * Runs one statement of a room's own, for the system alone (`asSystem`): where documents would take many. Permissions,
   * hooks, versions and signals do not see it; what it touches must be told.
   */
  statement<Row>(query: RawBuilder<Row>, touched: Touched<Row>): Promise<readonly Row[]>

  /**
   * Runs a part that may fail by itself: what it wrote is undone, and the rest of the transaction goes on. The failure is
   * thrown as always.
   */
  attempt<T>(part: () => Promise<T>): Promise<T>
  /** Tells the person who asked something beside the answer. */
  notice(notice: Notice): void

  /** Work for later; it is there with the commit, and not without it. */
  later(task: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
  /** Stores an event with the transaction; handlers and webhooks get it after the commit. */
  emit<P extends EventPayload>(event: DomainEvent<P>, payload: NoInfer<P>): Promise<void>
}

type Simple<T> = { readonly [Key in keyof T as T[Key] extends readonly unknown[] ? never : Key]: T[Key] }

/** A row of a list: the columns of a document without its child tables. */
export type Listed<T extends DocType> = Simple<Doc<T>>

/** Which documents a room means: a value for each field, or an operator of the dialect with its operand. */
export type Where<T extends DocType> = {
  readonly [Key in keyof Listed<T>]?: Listed<T>[Key] | readonly [operator: string, value: unknown]
}

/** The rows of a list, with what it takes to show them on the wire. */
export interface Listing {
  readonly rows: readonly Row[]
  /** The keys of a row, in the order in which they were asked for; what the caller may not see is none. */
  readonly fields: readonly string[]
  /** The keys that hold amounts of money, in minor units. */
  readonly amounts: readonly string[]
  /** The statement that found them, without its values. */
  readonly statement: string
}

/** Which documents of a type are counted. */
export interface CountAsked {
  readonly type: DocType
  readonly filters: unknown
}
