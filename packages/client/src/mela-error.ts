import type { ExceptionType } from '#contract'

interface ErrorDetails {
  message: string
  code?: string
  field?: string
  retryAfter?: number | null
}

/** Error of a failed call, with a text for users. `status` 0 means that no response came. */
export class MelaError extends Error {
  readonly status: number
  /** The dialect's exc_type, for example 'DoesNotExistError'; empty without a response. */
  readonly type: string
  /** The server's stable error code, like 'documents.not_unique'; empty without one. */
  readonly code: string
  /** The wrong field; empty without one. */
  readonly field: string
  /** Seconds after which the server accepts the same call again; null when not given. */
  readonly retryAfter: number | null

  constructor(status: number, type: string, details: string | ErrorDetails) {
    const {
      message,
      code = '',
      field = '',
      retryAfter = null,
    } = typeof details === 'string' ? { message: details } : details
    super(message)
    this.name = 'MelaError'
    this.status = status
    this.type = type
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }

  is(type: ExceptionType): boolean {
    return this.type === type
  }

  get isOffline(): boolean {
    return this.status === 0
  }

  get isMissing(): boolean {
    return this.status === 404
  }
}

/** `retryAfter` is the unparsed header of that name. */
export function errorFromResponse(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): MelaError {
  const response = isRecord(body) ? body : {}
  return new MelaError(status, text(response['exc_type']), {
    message: publicMessage(response) ?? `HTTP ${status}`,
    code: text(response['code']),
    field: text(response['field']),
    retryAfter: secondsIn(retryAfter),
  })
}

export function errorWithoutResponse(cause: unknown): MelaError {
  const error = new MelaError(0, '', cause instanceof Error ? cause.message : String(cause))
  error.cause = cause
  return error
}

/** The error that something failed with; what is none of the store's did not get through. */
export const toMelaError = (error: unknown): MelaError =>
  error instanceof MelaError ? error : errorWithoutResponse(error)

function secondsIn(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
}

function publicMessage(response: Record<string, unknown>): string | undefined {
  const messages = [
    serverMessage(response['_server_messages']),
    text(response['message']),
    afterType(response),
  ]
  return messages.find((message) => message !== '')
}

/** `_server_messages` is a JSON list of JSON objects, each a message that may contain HTML. */
function serverMessage(raw: unknown): string {
  const list = parsed(raw)
  const first = Array.isArray(list) ? parsed(list[0]) : undefined
  return isRecord(first) ? withoutTags(text(first['message'])) : ''
}

function afterType(response: Record<string, unknown>): string {
  const exception = text(response['exception'])
  return exception.slice(exception.indexOf(':') + 1).trim()
}

function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string') return undefined
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '').trim()
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
