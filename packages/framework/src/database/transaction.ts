import { setTimeout as wait } from 'node:timers/promises'
import type { IsolationLevel, Transaction as KyselyTransaction } from 'kysely'
import type { Database, Tables } from './connect.ts'

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Connection exceptions (08...), then: shut down by an administrator, crashed, still starting, too many sessions, idle too long. */
const awayStates = /^(08...|57P0[123]|53300|25P03)$/

/** Driver messages for a timeout, of a session or of a response; other messages mean that a session was lost. */
const silences =
  /^Connection terminated$|^timeout exceeded when trying to connect|^Client was closed and is not queryable/

const driverMessages = new RegExp(
  `${silences.source}|^Connection terminated|connection error and is not queryable`,
)

/** Serialization failure and deadlock: the same work may succeed when run again. */
const retriableStates = new Set(['40001', '40P01'])

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

const isMissingFile = (error: Error): boolean =>
  errorCode(error) === 'ENOENT' && !('syscall' in error && error.syscall === 'connect')

/** True when the database could not be reached or went away, so that the same work may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error) || isMissingFile(error)) return false
  const code = errorCode(error)
  if (code === undefined) return driverMessages.test(error.message)
  return awayStates.test(code) || systemCodes.has(code)
}

const isDatabaseSilent = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === undefined && silences.test(error.message)

const isRetriable = (error: unknown): boolean => retriableStates.has(errorCode(error) ?? '')

export function refusedBy(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

export type Transaction = KyselyTransaction<Tables>

export interface TransactionOptions {
  isolation?: IsolationLevel
}

const attempts = 4

/** Milliseconds, growing and random, so that two transactions that collided do not collide again. */
const pause = (attempt: number): number => 2 ** attempt * (5 + Math.random() * 10)

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
 * Runs work in one transaction. Work that loses a serialization race, a deadlock or its session runs again from its
 * start, a bounded number of times, so it must do nothing that a rollback does not undo.
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
      // A session lost before the commit was sent has changed nothing, so another one may run the work.
      const isUndone = !mayBeCommitted && isSessionLost(error)
      if (!isUndone && !isRetriable(error)) throw error
      await wait(pause(attempt))
    }
  }
  return runOnce(database, watched, options)
}

/**
 * Runs something that only reads. A pooled session may have been lost unnoticed: then it runs again on another one, a
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
