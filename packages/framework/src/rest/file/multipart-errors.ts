import { DialectError } from '#framework/errors'
import { restErrors } from '../errors.ts'

/** True for what the parser says of parts that it cannot read: its errors carry neither a code nor a status. */
function isOfParser(error: unknown): boolean {
  return (
    error instanceof Error && !(error instanceof DialectError) && !('code' in error || 'statusCode' in error)
  )
}

/** True when the sender hung up in the middle: Node says `aborted` of his connection, which is none to the database. */
function isHangUp(error: unknown): error is Error {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

/** A failure while parts were read: the client's, where they were broken or did not come. */
export function asFormError(error: unknown): unknown {
  return isOfParser(error) || isHangUp(error) ? restErrors.badForm(error) : error
}
