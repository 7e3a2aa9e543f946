import { errorCode, isDatabaseAway } from '#framework/database'
import { DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { Translate } from '#meta'
import { inEnglish } from '#meta/messages'

const error = errorFactory('rest', frameworkMessages.en)

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

function serverMessages({ messages, title }: DialectError, t: Translate): string {
  const entries = messages.map((one) =>
    JSON.stringify({ message: t(one), title: t(title), indicator: 'red', raise_exception: 1 }),
  )
  return JSON.stringify(entries)
}

/** The words of the exception; a missing field is named beside them. */
function exceptionOf({ type, messages, field }: DialectError): string {
  return `frappe.exceptions.${type}: ${type === 'MandatoryError' && field ? `${field}: ` : ''}${messages.map(inEnglish).join(' ')}`
}

/** What people read in it is in the language of `t`; what programs read stays English. */
export function errorBody(shown: DialectError, t: Translate = inEnglish): ErrorBody {
  const exception = exceptionOf(shown)
  // Stock leaves both out on 404, and its Python client relies on it.
  const trace = shown.status === 404 ? {} : { exception, exc: JSON.stringify([exception]) }
  return {
    exc_type: shown.type,
    ...(shown.type === 'AuthenticationError' ? { message: t(shown.messages[0]) } : {}),
    ...trace,
    _server_messages: serverMessages(shown, t),
    ...(shown.status === 403 ? { _error_message: t(shown.messages[0]) } : {}),
    code: shown.code,
    ...(shown.field ? { field: shown.field } : {}),
  }
}

/** What Fastify refuses: its own words are for those who write programs. */
function fromStatus(status: number, reason: string, cause: unknown): DialectError {
  if (status === 413) return error('too_large', { type: 'RequestTooLargeError', cause })
  const values = { reason }
  if (status === 415) return error('media_type', { type: 'UnsupportedMediaType', values, cause })
  if (status === 404) return error('not_found', { type: 'DoesNotExistError', values, cause })
  if (status === 429) return error('too_many', { type: 'RateLimitExceededError', values, cause })
  return error('request', { type: 'ValidationError', values, cause })
}

function isClientsFault(failure: unknown): failure is Error & { statusCode: number } {
  return (
    failure instanceof Error &&
    'statusCode' in failure &&
    typeof failure.statusCode === 'number' &&
    failure.statusCode < 500
  )
}

/** PostgreSQL's code for text that it cannot hold, like one with a NUL: wherever it stands, no document has it. */
const UNSTORABLE_TEXT = '22021'

/** Any failure as an error that may be shown: what was not meant for clients becomes a sentence without details. */
export function asDialectError(failure: unknown): DialectError {
  if (failure instanceof DialectError) return failure
  if (isClientsFault(failure)) return fromStatus(failure.statusCode, failure.message, failure)
  if (errorCode(failure) === UNSTORABLE_TEXT)
    return error('unstorable_text', { type: 'DataError', cause: failure })
  return isDatabaseAway(failure)
    ? error('database_away', { type: 'SessionStopped', cause: failure })
    : error('internal', { type: 'InternalError', cause: failure })
}
