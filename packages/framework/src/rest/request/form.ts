import type { FastifyRequest } from 'fastify'
import { parseJson } from './body-parsers.ts'
import { languageOf, type Language } from '#framework/messages'
import { DialectError } from '#framework/errors'
import { restErrors } from '../errors.ts'

export type Form = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
}

/** Drops `_`, with which clients bypass the browser's cache. */
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

/** A JSON body counts alone; otherwise query and form are merged and the form wins. A list is `{data: list}`. */
export function formOf(request: FastifyRequest): Form {
  return withoutCacheBreaker(merged(request))
}

export function jsonParameter(form: Form, name: string): unknown {
  const value = form[name]
  return typeof value === 'string' ? parseJson(name, value) : value
}

const NOT_FIELDS: ReadonlySet<string> = new Set(['csrf_token', 'sid'])

/** Document of a POST or PUT: JSON itself, `data` as JSON text or object, or plain form fields. */
export function documentOf(form: Form): Record<string, unknown> {
  const values = Object.fromEntries(Object.entries(form).filter(([key]) => !NOT_FIELDS.has(key)))
  const isAlone = Object.keys(values).every((key) => key === 'data' || key === 'doctype')
  const data = isAlone ? jsonParameter(values, 'data') : null
  return isRecord(data) ? { ...data } : values
}

function asked({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('_lang' in query)) return undefined
  return typeof query._lang === 'string' ? query._lang : undefined
}

export function requestLanguage(request: FastifyRequest): Language {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return languageOf({ asked: asked(request), cookie, acceptLanguage })
}

function isOfParser(error: unknown): boolean {
  return (
    error instanceof Error && !(error instanceof DialectError) && !('code' in error || 'statusCode' in error)
  )
}

/** True when the client disconnected: Node's `aborted` is then no error of the database. */
function isHangUp(error: unknown): error is Error {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

/** A failure while reading parts is the client's, when they were broken or did not arrive. */
export function asFormError(error: unknown): unknown {
  return isOfParser(error) || isHangUp(error) ? restErrors.badForm(error) : error
}
