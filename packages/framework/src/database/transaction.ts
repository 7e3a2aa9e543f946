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

/** What the driver says where patience ran out, be it for a session or for an answer; the rest says that a session died. */
const silences =
  /^Connection terminated$|^timeout exceeded when trying to connect|^Client was closed and is not queryable/

const driverMessages = new RegExp(
  `${silences.source}|^Connection terminated|connection error and is not queryable`,
)

/** Serialization failure and deadlock: nothing was wrong with the work itself, only with the moment. */
const retriableStates = new Set(['40001', '40P01'])

/** The SQLSTATE or system error code of an error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** A file that is missing has the same code as a socket that is missing; only the second one is ours. */
const isMissingFile = (error: Error): boolean =>
  errorCode(error) === 'ENOENT' && !('syscall' in error && error.syscall === 'connect')

/** Whether the database could not be reached or went away, so that the same work may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error) || isMissingFile(error)) return false
  const code = errorCode(error)
  if (code === undefined) return driverMessages.test(error.message)
  return awayStates.test(code) || systemCodes.has(code)
}

/** Whether somebody has waited for the database already, as long as anybody should. */
const isDatabaseSilent = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === undefined && silences.test(error.message)

/** Whether the transaction lost a race and deserves another go. */
const isRetriable = (error: unknown): boolean => retriableStates.has(errorCode(error) ?? '')

/** The name of the constraint, or of the rule, that refused a write. */
export function refusedBy(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

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
