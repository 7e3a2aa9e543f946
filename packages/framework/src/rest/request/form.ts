import type { FastifyRequest } from 'fastify'
import { parseJson } from './body-parsers.ts'

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
