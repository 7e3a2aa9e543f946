import { frameworkMessage } from '#framework/messages'
import type { Message } from '#meta'
import { inEnglish } from '#meta/messages'

/** exc_type of the dialect -> HTTP status. Source: rest-dialect section 12. */
const statusOf = {
  AuthenticationError: 401,
  SessionExpired: 401,
  CSRFTokenError: 400,
  InvalidAuthorizationToken: 400,
  PermissionError: 403,
  DoesNotExistError: 404,
  PageDoesNotExistError: 404,
  NameError: 409,
  DuplicateEntryError: 409,
  LinkExpired: 410,
  RequestTooLargeError: 413,
  UnsupportedMediaType: 415,
  ValidationError: 417,
  MandatoryError: 417,
  LinkValidationError: 417,
  CancelledLinkError: 417,
  TimestampMismatchError: 417,
  UniqueValidationError: 417,
  LinkExistsError: 417,
  DataError: 417,
  InvalidEmailAddressError: 417,
  InvalidPhoneNumberError: 417,
  CharacterLengthExceededError: 417,
  NonNegativeError: 417,
  DocstatusTransitionError: 417,
  UpdateAfterSubmitError: 417,
  CannotChangeConstantError: 417,
  DocumentLockedError: 417,
  MaxFileSizeReachedError: 417,
  FrappeTypeError: 417,
  RateLimitExceededError: 429,
  TooManyRequestsError: 429,
  InternalError: 500,
  OutgoingEmailError: 501,
  SessionStopped: 503,
} as const

export type ExceptionType = keyof typeof statusOf

export const exceptionTypes: readonly string[] = Object.keys(statusOf)

export interface DialectErrorOptions {
  /** Stable name for clients that translate: `module.what_happened`. */
  readonly code: string
  readonly type: ExceptionType
  readonly messages: readonly [Message, ...Message[]]
  /** Heading of the messages in a desk; the dialect's default is 'Message'. */
  readonly title?: Message
  readonly field?: string
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number
  /** Original error; not sent to clients. */
  readonly cause?: unknown
}

export class DialectError extends Error {
  readonly code: string
  readonly type: ExceptionType
  readonly status: number
  readonly messages: readonly [Message, ...Message[]]
  readonly title: Message
  readonly field: string | null
  readonly retryAfter: number | null

  constructor(options: DialectErrorOptions) {
    super(inEnglish(options.messages[0]), { cause: options.cause })
    this.name = 'DialectError'
    this.code = options.code
    this.type = options.type
    this.status = statusOf[options.type]
    this.messages = options.messages
    this.title = options.title ?? frameworkMessage('title.message')
    this.field = options.field ?? null
    this.retryAfter = options.retryAfter ?? null
  }
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DialectError && error.type === 'UniqueValidationError'
}
