import { errorCode, isDatabaseAway } from '#framework/database'
import { DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages, type Translators } from '#framework/messages'
import type { Translate } from '#meta'
import { inEnglish } from '#meta/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { hasEndedSession } from '../request/callers.ts'
import { requestLanguage } from '../request/form.ts'

const error = errorFactory('rest', frameworkMessages.en)

/** The dialect's error body. Source: rest-dialect section 12. */
export interface ErrorBody {
  readonly exc_type: string
  /** Set for unidentified callers; the dialect's clients show it. Source: rest-dialect sections 7 and 13. */
  readonly message?: string
  readonly exception?: string
  readonly exc?: string
  readonly _server_messages: string
  readonly _error_message?: string
  readonly session_expired?: 1
  /** Stable name of the error, and the wrong field. Ours. */
  readonly code: string
  readonly field?: string
}

function serverMessages({ messages, title }: DialectError, t: Translate): string {
  const entries = messages.map((one) =>
    JSON.stringify({ message: t(one), title: t(title), indicator: 'red', raise_exception: 1 }),
  )
  return JSON.stringify(entries)
}

function exceptionOf({ type, messages, field }: DialectError): string {
  return `frappe.exceptions.${type}: ${type === 'MandatoryError' && field ? `${field}: ` : ''}${messages.map(inEnglish).join(' ')}`
}

/** Text for users is in the language of `t`; text for programs stays English. */
export function errorBody(shown: DialectError, t: Translate = inEnglish): ErrorBody {
  const exception = exceptionOf(shown)
  // Frappe leaves both out on 404, and its Python client relies on it.
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

/** Translates Fastify's refusals, whose texts are for developers. */
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

/** PostgreSQL's code for text that it cannot store, as with a NUL: no document contains it. */
const UNSTORABLE_TEXT = '22021'

/** Converts any failure to an error for clients; internal ones have a text without details. */
export function asDialectError(failure: unknown): DialectError {
  if (failure instanceof DialectError) return failure
  if (isClientsFault(failure)) return fromStatus(failure.statusCode, failure.message, failure)
  if (errorCode(failure) === UNSTORABLE_TEXT)
    return error('unstorable_text', { type: 'DataError', cause: failure })
  return isDatabaseAway(failure)
    ? error('database_away', { type: 'SessionStopped', cause: failure })
    : error('internal', { type: 'InternalError', cause: failure })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}'

interface PageLanguage {
  readonly language: string
  readonly t: Translate
}

const errorPage = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },

  html: ({ status, title, messages }: DialectError, { language, t }: PageLanguage): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status} ${escaped(t(title))}</title><style>${STYLE}</style></head>
<body><main><h1>${status}</h1>${messages.map((one) => `<p>${escaped(t(one))}</p>`).join('')}</main></body></html>
`,
}

/** True for a person who opened a URL in a browser; programs get JSON. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const { accept = '' } = headers
  return accept.startsWith('text/html') && !url.startsWith('/api/')
}

/** Marks refusals of an ended session, so that clients ask for a new sign-in. */
function withEndedSession(request: FastifyRequest, body: ErrorBody, status: number): ErrorBody {
  const isRefused = status === 401 || status === 403
  return isRefused && hasEndedSession(request) ? { ...body, session_expired: 1 } : body
}

interface Failed {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly shown: DialectError
}

function send({ request, reply, shown }: Failed, translators?: Translators): FastifyReply {
  if (shown.retryAfter !== null) reply.header('retry-after', String(shown.retryAfter))
  // A report with this id leads to its line in the log.
  if (shown.status >= 500) reply.header('x-request-id', request.id)
  reply.code(shown.status)
  const language = translators ? requestLanguage(request) : 'en'
  if (!wantsPage(request)) {
    const body = errorBody(shown, translators?.[language])
    return reply.send(withEndedSession(request, body, shown.status))
  }
  return reply
    .headers(errorPage.headers)
    .send(errorPage.html(shown, { language, t: translators?.[language] ?? inEnglish }))
}

/** Bytes of a refused body that are discarded before the connection is reused. */
const MAX_DROPPED = 64 * 1024 * 1024

/**
 * Fastify closes the connection after a body that is too long, and a client that is still sending misses the response.
 * A body of known, limited length is read to its end instead.
 */
function reuseConnection({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length']) <= MAX_DROPPED) reply.removeHeader('connection')
}

/** Responds to errors before routing: an invalid URL, a header that is too long. */
export function sendEarlyError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void send({ request, reply, shown: asDialectError(error) })
}

export function addErrorHandlers(app: FastifyInstance, engine: Engine): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const shown = asDialectError(error)
    if (shown.status >= 500)
      engine.settings.onError(`${request.method} ${request.url.split('?', 1)[0]}`, error, request.id)
    if (shown.status === 413) reuseConnection(request, reply)
    return send({ request, reply, shown }, engine.translators)
  })
}
