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
export const isDatabaseSilent = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === undefined && silences.test(error.message)

/** Whether the transaction lost a race and deserves another go. */
export const isRetriable = (error: unknown): boolean => retriableStates.has(errorCode(error) ?? '')

/** The name of the constraint, or of the rule, that refused a write. */
export function refusedBy(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}
