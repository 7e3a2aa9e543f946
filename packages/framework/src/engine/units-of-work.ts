import type { Kysely } from 'kysely'
import { createReadLogs, unvisited } from '#framework/audit-log'
import {
  inTransaction,
  onLiveSession,
  type Database,
  type Tables,
  type Transaction,
} from '#framework/database'
import type { ContextFactory } from '#framework/context'
import type { Registry } from '#framework/doctypes'
import {
  createDocuments,
  newChangeSet,
  refuseIdleSkips,
  type Documents,
  type Hooks,
  type ChangeSet,
  type NamingRules,
  type UnitOfWork,
} from '#framework/documents'
import type { Module } from '#framework/modules'
import { administrator, underSiteAccess, type Caller, type SiteAccess } from '#framework/permissions'
import type { Task, TaskQueue } from '#framework/tasks'
import { dayIn } from '#meta'

interface UnitOfWorkOptions {
  readonly database: Database
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly tasks: TaskQueue
  readonly timeZone: string
  readonly namingRules: NamingRules
  readonly clock: (() => Date) | undefined
  siteAccess(): Promise<SiteAccess>
  readonly changeGeneration: UnitOfWork['changeGeneration']
  readonly contextFor: ContextFactory
  onCommitted(changeSet: ChangeSet): void
}

type Run<T> = (documents: Documents, changeSet: ChangeSet, connection: Kysely<Tables>) => Promise<T>

interface UnitStart {
  readonly connection: Kysely<Tables>
  readonly isInTransaction: boolean
  readonly caller: Caller
  readonly changeSet: ChangeSet
}

class DryRunRollback extends Error {}

function hooksByType(modules: readonly Module[]): ReadonlyMap<string, readonly Hooks[]> {
  const all = modules.flatMap((module) => module.hooks)
  return new Map(all.map(({ type }) => [type.name, all.filter((hook) => hook.type === type)]))
}

interface Shared extends UnitOfWorkOptions {
  readonly hooks: ReadonlyMap<string, readonly Hooks[]>
  readonly now: Date
}

interface StartedUnit extends UnitStart {
  readonly readLog: UnitOfWork['readLog']
}

function workOf(
  shared: Shared,
  { connection, isInTransaction, changeSet, readLog }: StartedUnit,
): UnitOfWork {
  const { registry, hooks, namingRules, changeGeneration, contextFor, now, tasks, timeZone } = shared
  const addTask: UnitOfWork['addTask'] = (name, payload) => {
    changeSet.tasks.add(name)
    return tasks.add(connection, name, payload)
  }
  return {
    ...{ connection, isInTransaction, registry, hooks, namingRules, changeGeneration },
    ...{ now, today: dayIn(timeZone, now), changeSet, readLog, addTask, contextFor },
  }
}

export function createUnitsOfWork(options: UnitOfWorkOptions) {
  const { database, registry, modules, siteAccess, onCommitted, clock = () => new Date() } = options
  const hooks = hooksByType(modules)
  refuseIdleSkips(registry, hooks)
  const readLogs = createReadLogs(database, registry)

  // Read before a transaction begins: inside it, it would wait for a second session while it holds the first.
  const withSiteAccess = async (caller: Caller) => underSiteAccess(caller, await siteAccess())

  const begin = <T>(start: UnitStart, run: Run<T>): Promise<T> => {
    const { connection, caller, changeSet } = start
    const work = workOf({ ...options, hooks, now: clock() }, { ...start, readLog: readLogs.logFor(caller) })
    return run(createDocuments(work, caller), changeSet, connection)
  }

  const withoutTransactionFor = (caller: Caller): UnitStart => ({
    ...{ connection: database.kysely, isInTransaction: false, caller },
    changeSet: newChangeSet(),
  })

  const write = async <T>(requester: Caller, run: Run<T>): Promise<T> => {
    const caller = await withSiteAccess(requester)
    let changeSet = newChangeSet()
    const result = await inTransaction(database, (transaction) => {
      changeSet = newChangeSet()
      return begin({ connection: transaction, isInTransaction: true, caller, changeSet }, run)
    })
    onCommitted(changeSet)
    return result
  }

  const withoutTransaction = async <T>(requester: Caller, run: Run<T>): Promise<T> => {
    const caller = await withSiteAccess(requester)
    return begin(withoutTransactionFor(caller), run)
  }

  return {
    read: <T>(requester: Caller, run: Run<T>) =>
      onLiveSession(async () => {
        const caller = await withSiteAccess(requester)
        return begin(withoutTransactionFor(caller), run)
      }),

    withoutTransaction,

    write,

    /** Runs work of tasks and event handlers, whose reads are not logged, even when a request started them. */
    writeForItself: <T>(run: Run<T>) => unvisited(() => write(administrator, run)),

    forTask:
      ({ managesOwnTransaction }: Task) =>
      (run: Run<void>) =>
        unvisited(() => (managesOwnTransaction ? withoutTransaction : write)(administrator, run)),

    async dryRun<T>(requester: Caller, run: Run<T>): Promise<T> {
      const caller = await withSiteAccess(requester)
      return rollBackAfter(database, (connection) =>
        begin({ connection, isInTransaction: true, caller, changeSet: newChangeSet() }, run),
      )
    },

    close: readLogs.close,
  }
}

async function rollBackAfter<T>(
  database: Database,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const outcome: T[] = []
  const undone = inTransaction(database, async (transaction) => {
    outcome.push(await run(transaction))
    throw new DryRunRollback()
  })
  await undone.catch((error: unknown) => {
    if (!(error instanceof DryRunRollback)) throw error
  })
  for (const result of outcome.slice(-1)) return result
  throw new Error('The dry run ended without a result')
}
