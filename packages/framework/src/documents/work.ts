import type { Kysely } from 'kysely'
import type { Tables } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Hooks } from './hooks.ts'

/** What one piece of work read and changed, by document type: the tags of the guest cache. */
export interface Journal {
  readonly read: Set<string>
  readonly changed: Set<string>
  /** True once a signal was written: then somebody must be woken after the commit. */
  hasSignals: boolean
}

/** One piece of work: a request, a task, a reaction. In a transaction when it may write. */
export interface Work {
  readonly connection: Kysely<Tables>
  readonly registry: Registry
  readonly hooks: ReadonlyMap<string, readonly Hooks[]>
  readonly now: Date
  /** The site's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly journal: Journal
  /** Puts a task into this piece of work's transaction. */
  addTask(name: string, payload: Readonly<Record<string, string | number | null>>): Promise<void>
}

export function newJournal(): Journal {
  return { read: new Set(), changed: new Set(), hasSignals: false }
}
