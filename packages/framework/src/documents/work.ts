import type { Kysely } from 'kysely'
import type { ReadLog } from '#framework/audit-log'
import type { ContextFactory } from '#framework/context'
import type { Tables } from '#framework/database'
import type { Registry, DocType } from '#framework/doctypes'
import type { Hooks } from './hooks.ts'
import type { NamingRules } from './naming/naming-rules.ts'
import type { Message } from '#meta'

/** One piece of work: a request, a task, a reaction. In a transaction when it may write. */
export interface UnitOfWork {
  readonly connection: Kysely<Tables>
  readonly isInTransaction: boolean
  /** Whose name stands on what is written, where the system writes for somebody; otherwise the caller's. */
  readonly author?: string | undefined
  /** Who of the house decided what the system carries out here: the history names him. */
  readonly actor?: string | undefined
  /** The system works for itself here, whoever asked. */
  readonly isOfSystem?: boolean | undefined
  readonly registry: Registry
  readonly hooks: ReadonlyMap<string, readonly Hooks[]>
  readonly namingRules: NamingRules
  readonly now: Date
  /** The site's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly journal: Journal
  /** Where reads of guarded types are written down; null while the system works for itself. */
  readonly readLog: ReadLog | null
  /** Makes the context that hooks are given. */
  readonly contextFor: ContextFactory
  /** Another number after each change of one of these types that this process has heard of. */
  changeGeneration(types: readonly string[]): number
  /** Puts a task into this piece of work's transaction. */
  addTask(name: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
}

/** What became of one document. */
export interface Change {
  readonly type: string
  /** Its name afterwards. */
  readonly name: string
  /** The name that it was renamed from. */
  readonly before?: string
  readonly kind: 'created' | 'saved' | 'deleted' | 'submitted' | 'cancelled' | 'renamed'
}

/** A word to the person who asked, beside the answer: in what colour and under what heading the desk shows it. */
export interface Notice {
  readonly message: Message
  readonly title?: Message
  readonly indicator?: 'blue' | 'green' | 'orange' | 'red'
}

/** What one piece of work read and changed. */
export interface Journal {
  /** By document type: the tags of the guest cache. */
  readonly read: Set<string>
  readonly changed: Set<string>
  /** Document by document, in the order in which it happened. */
  readonly changes: Change[]
  /** Names of the tasks that were added: their workers are woken after the commit. */
  readonly tasks: Set<string>
  /** For the answer's server messages. */
  readonly notices: Notice[]
  /** True once a signal was written: then somebody must be woken after the commit. */
  hasEvents: boolean
}

export function newJournal(): Journal {
  return {
    read: new Set(),
    changed: new Set(),
    changes: [],
    tasks: new Set(),
    notices: [],
    hasEvents: false,
  }
}

/** What a statement of a room's own has to do with documents: cached answers and open pages hear of what it changes. */
export interface Touched<Row> {
  readonly reads?: readonly DocType[]
  readonly changes?: (rows: readonly Row[]) => readonly Change[]
}
