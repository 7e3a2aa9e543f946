import { setTimeout as wait } from 'node:timers/promises'
import type { IsolationLevel, Transaction as KyselyTransaction } from 'kysely'
import type { Database, Tables } from './connect.ts'
import { isDatabaseAway, isDatabaseSilent, isRetriable } from './failures.ts'

export type Transaction = KyselyTransaction<Tables>

export interface TransactionOptions {
  isolation?: IsolationLevel
}

const attempts = 4

/** Milliseconds, growing and uneven, so that two that collided do not collide again. */
const pause = (attempt: number): number => 2 ** attempt * (5 + Math.random() * 10)

/** Whether only a session was lost, so that another may live. Who waited in vain is told so, instead of waiting again. */
const isSessionLost = (error: unknown): boolean => isDatabaseAway(error) && !isDatabaseSilent(error)

function runOnce<Result>(
  database: Database,
  run: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions,
): Promise<Result> {
  const builder = database.kysely.transaction()
  const isolated = options.isolation === undefined ? builder : builder.setIsolationLevel(options.isolation)
  return isolated.execute(run)
}

/**
 * Runs work in one transaction: all of it, or none. Work that loses a serialization race, a deadlock or its session is
 * run again from its start, a bounded number of times, so it must do nothing that a rollback does not undo.
 */
export async function inTransaction<Result>(
  database: Database,
  run: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  let mayBeCommitted = false
  const watched = async (transaction: Transaction) => {
    mayBeCommitted = false
    const result = await run(transaction)
    mayBeCommitted = true
    return result
  }
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await runOnce(database, watched, options)
    } catch (error) {
      // A session that died before the commit was asked for has changed nothing, and another may live.
      const isUndone = !mayBeCommitted && isSessionLost(error)
      if (!isUndone && !isRetriable(error)) throw error
      await wait(pause(attempt))
    }
  }
  return runOnce(database, watched, options)
}

/**
 * Runs something that only reads. A pooled session may have died unnoticed: then it is asked again over another one, a
 * bounded number of times.
 */
export async function onLiveSession<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!isSessionLost(error)) throw error
      await wait(pause(attempt))
    }
  }
  return read()
}
