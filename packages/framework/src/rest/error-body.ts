import { errorCode, isDatabaseAway } from '#framework/database'
import { DialectError } from '#framework/errors'
import { spoken, type Word } from '#meta'

/** The dialect's error body. Source: rest-dialect section 12. */
export interface ErrorBody {
  readonly exc_type: string
  /** Where nobody was recognised: the dialect's clients show it. Source: rest-dialect sections 7 and 13. */
  readonly message?: string
  readonly exception?: string
  readonly exc?: string
  readonly _server_messages: string
  readonly _error_message?: string
  /** The session that the request named is over. */
  readonly session_expired?: 1
  /** Ours: a stable name of what happened, and the field that is wrong. */
  readonly code: string
  readonly field?: string
}

function serverMessages({ said, title }: DialectError, word: Word): string {
  const entries = said.map((one) =>
    JSON.stringify({ message: spoken(one, word), title: word(title), indicator: 'red', raise_exception: 1 }),
  )
  return JSON.stringify(entries)
}

/** The words of the exception; a missing field is named beside them. */
function exceptionOf({ type, messages, field }: DialectError): string {
  return `frappe.exceptions.${type}: ${type === 'MandatoryError' && field ? `${field}: ` : ''}${messages.join(' ')}`
}

/** English, as it stands in the code. */
export const asWritten: Word = (source) => source

/** What people read in it is in the language of `word`; what programs read stays English. */
export function errorBody(error: DialectError, word: Word = asWritten): ErrorBody {
  const exception = exceptionOf(error)
  // Stock leaves both out on 404, and its Python client relies on it.
  const trace = error.status === 404 ? {} : { exception, exc: JSON.stringify([exception]) }
  return {
    exc_type: error.type,
    ...(error.type === 'AuthenticationError' ? { message: spoken(error.said[0], word) } : {}),
    ...trace,
    _server_messages: serverMessages(error, word),
    ...(error.status === 403 ? { _error_message: spoken(error.said[0], word) } : {}),
    code: error.code,
    ...(error.field ? { field: error.field } : {}),
  }
}

function fromStatus(status: number, message: string, cause: unknown): DialectError {
  const base = { messages: [message] as const, cause }
  if (status === 413)
    return new DialectError({ ...base, code: 'rest.too_large', type: 'RequestTooLargeError' })
  if (status === 415)
    return new DialectError({ ...base, code: 'rest.media_type', type: 'UnsupportedMediaType' })
  if (status === 404) return new DialectError({ ...base, code: 'rest.not_found', type: 'DoesNotExistError' })
  if (status === 429)
    return new DialectError({ ...base, code: 'rest.too_many', type: 'RateLimitExceededError' })
  return new DialectError({ ...base, code: 'rest.request', type: 'ValidationError' })
}

function isClientsFault(error: unknown): error is Error & { statusCode: number } {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  )
}

/** PostgreSQL's code for text that it cannot hold, like one with a NUL: wherever it stands, no document has it. */
const UNSTORABLE_TEXT = '22021'

function unstorable(cause: unknown): DialectError {
  const messages = ['The request holds a character that cannot be stored'] as const
  return new DialectError({ code: 'rest.unstorable_text', type: 'DataError', messages, cause })
}

/** Any failure as an error that may be shown: what was not meant for clients becomes a sentence without details. */
export function asDialectError(error: unknown): DialectError {
  if (error instanceof DialectError) return error
  if (isClientsFault(error)) return fromStatus(error.statusCode, error.message, error)
  if (errorCode(error) === UNSTORABLE_TEXT) return unstorable(error)
  const isAway = isDatabaseAway(error)
  return new DialectError({
    code: isAway ? 'rest.database_away' : 'rest.internal',
    type: isAway ? 'SessionStopped' : 'InternalError',
    messages: [
      isAway
        ? 'The service is away for a moment. Please try again.'
        : 'Something went wrong on our side. Nothing was saved.',
    ],
    cause: error,
  })
}
