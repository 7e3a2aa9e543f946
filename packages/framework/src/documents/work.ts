import type { Kysely } from 'kysely'
import type { ReadLog } from '#framework/audit-log'
import type { ContextFactory } from '#framework/context'
import type { Tables } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Hooks } from './hooks.ts'
import type { Journal } from './journal.ts'
import type { NamingRules } from './naming/naming-rules.ts'

/** One piece of work: a request, a task, a reaction. In a transaction when it may write. */
export interface Work {
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
