import type { Kysely } from 'kysely'
import type { ReadLog } from '#framework/audit-log'
import type { ContextFactory } from '#framework/context'
import type { Tables } from '#framework/database'
import type { Registry, DocType } from '#framework/doctypes'
import type { Hooks } from './hooks.ts'
import type { NamingRules } from './naming/naming-rules.ts'
import type { Message } from '#meta'

export interface UnitOfWork {
  readonly connection: Kysely<Tables>
  readonly isInTransaction: boolean
  readonly author?: string | undefined
  /** Staff member whose decision the system carries out here; versions name them. */
  readonly actor?: string | undefined
  readonly isOfSystem?: boolean | undefined
  readonly registry: Registry
  readonly hooks: ReadonlyMap<string, readonly Hooks[]>
  readonly namingRules: NamingRules
  readonly now: Date
  /** The site's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly changeSet: ChangeSet
  /** Log for reads of audited types; null while the system works for itself. */
  readonly readLog: ReadLog | null
  readonly contextFor: ContextFactory
  /** Number that changes with each change of one of these types known to this process. */
  changeGeneration(types: readonly string[]): number
  addTask(name: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
}

export interface Change {
  readonly type: string
  readonly name: string
  readonly before?: string
  readonly kind: 'created' | 'saved' | 'deleted' | 'submitted' | 'cancelled' | 'renamed'
}

export interface Notice {
  readonly message: Message
  readonly title?: Message
  readonly indicator?: 'blue' | 'green' | 'orange' | 'red'
}

export interface ChangeSet {
  /** Document types read: the tags of the guest cache. */
  readonly read: Set<string>
  readonly changed: Set<string>
  readonly changes: Change[]
  readonly tasks: Set<string>
  readonly notices: Notice[]
  /** Milliseconds after the unit's start for which what it read stays true; without limit by default. */
  freshFor: number
  hasEvents: boolean
}

export function newChangeSet(): ChangeSet {
  return {
    read: new Set(),
    changed: new Set(),
    changes: [],
    tasks: new Set(),
    notices: [],
    freshFor: Infinity,
    hasEvents: false,
  }
}

/** Documents that a module's own statement changes, so that cached responses and open pages are invalidated. */
export interface ChangedDocuments<Row> {
  readonly reads?: readonly DocType[]
  readonly changes?: (rows: readonly Row[]) => readonly Change[]
}
