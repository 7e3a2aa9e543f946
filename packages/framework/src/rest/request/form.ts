import type { FastifyRequest } from 'fastify'
import { parseJson } from './body-parsers.ts'
import { languageOf, type Language } from '#framework/messages'
import { DialectError } from '#framework/errors'
import { restErrors } from '../errors.ts'

/** The dialect's form_dict: everything that a request says, whatever its encoding. */
export type Form = Readonly<Record<string, unknown>>

/** Raw bytes say nothing in the dialect. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
}

/** `_` keeps browsers from answering out of their own cache; it means nothing to us. */
function withoutCacheBreaker(form: Form): Form {
  if (!('_' in form)) return form
  const { _: _ignored, ...rest } = form
  return rest
}

function merged({ headers, body, query }: FastifyRequest): Form {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  if (Array.isArray(body)) return { data: body }
  if (isJson && isRecord(body) && Object.keys(body).length > 0) return body
  const values = isRecord(query) ? query : {}
  return isRecord(body) ? { ...values, ...body } : values
}

/** A JSON body speaks alone; otherwise query and form are merged and the form wins. A list is `{data: list}`. */
export function formOf(request: FastifyRequest): Form {
  return withoutCacheBreaker(merged(request))
}

/** A parameter that is JSON in a text, or already JSON in a body. */
export function jsonParameter(form: Form, name: string): unknown {
  const value = form[name]
  return typeof value === 'string' ? parseJson(name, value) : value
}

/** What may stand beside a document without being a field of it. */
const NOT_FIELDS: ReadonlySet<string> = new Set(['csrf_token', 'sid'])

/** The document of a POST or PUT: JSON itself, `data` as JSON text or object, or plain form fields. */
export function documentOf(form: Form): Record<string, unknown> {
  const values = Object.fromEntries(Object.entries(form).filter(([key]) => !NOT_FIELDS.has(key)))
  const isAlone = Object.keys(values).every((key) => key === 'data' || key === 'doctype')
  const data = isAlone ? jsonParameter(values, 'data') : null
  return isRecord(data) ? { ...data } : values
}

/** The dialect's clients name a language as `_lang`. */
function asked({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('_lang' in query)) return undefined
  return typeof query._lang === 'string' ? query._lang : undefined
}

/** The language in which a request wants to be answered. */
export function requestLanguage(request: FastifyRequest): Language {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return languageOf({ asked: asked(request), cookie, acceptLanguage })
}

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
