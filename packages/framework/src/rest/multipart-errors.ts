import { DialectError } from '#framework/errors'
import { restErrors } from './errors.ts'

/** True for what the parser says of parts that it cannot read: its errors carry neither a code nor a status. */
function isOfParser(error: unknown): boolean {
  return (
    error instanceof Error && !(error instanceof DialectError) && !('code' in error || 'statusCode' in error)
  )
}

/** A failure while parts were read: the client's, where they were broken. */
export function asFormError(error: unknown): unknown {
  return isOfParser(error) ? restErrors.badForm(error) : error
}
