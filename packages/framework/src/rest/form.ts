import type { FastifyRequest } from 'fastify'
import { parseJson } from './body-parsers.ts'

/** The dialect's form_dict: everything that a request says, whatever its encoding. */
export type Form = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON body speaks alone; otherwise query and form are merged and the form wins. A list is `{data: list}`. */
export function formOf(request: FastifyRequest): Form {
  const { body, query } = request
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  if (Array.isArray(body)) return { data: body }
  if (isJson && isRecord(body) && Object.keys(body).length > 0) return body
  return { ...(isRecord(query) ? query : {}), ...(isRecord(body) ? body : {}) }
}

/** A parameter that is JSON in a text, or already JSON in a body. */
export function jsonParameter(form: Form, name: string): unknown {
  const value = form[name]
  return typeof value === 'string' ? parseJson(name, value) : value
}

/** The document of a POST or PUT: JSON itself, `data` as JSON text or object, or plain form fields. */
export function documentOf(form: Form): Record<string, unknown> {
  const data = jsonParameter(form, 'data')
  return { ...(isRecord(data) && Object.keys(form).length === 1 ? data : form) }
}
