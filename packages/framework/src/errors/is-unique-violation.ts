import { DialectError } from './dialect-error.ts'

/** True when the database keeps one of a kind, and somebody else was first, perhaps at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DialectError && error.type === 'UniqueValidationError'
}
