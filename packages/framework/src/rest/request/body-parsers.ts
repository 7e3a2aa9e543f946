import { isUtf8 } from 'node:buffer'
import { parse as parseQuery } from 'fast-querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { MessageValues } from '#meta'

/** Bytes of a body that is not an upload: the longest text, at three bytes a character, in its document. */
export const LARGEST_BODY = 4 * 1024 * 1024

/** Nesting limit; our deepest document is a table in a list in an object in a list. */
const DEEPEST = 32

const error = errorFactory('rest', frameworkMessages.en)

type Key = Parameters<typeof error>[0]

function refusal(key: Key, values: MessageValues, cause?: unknown): DialectError {
  return error(key, { type: 'DataError', values, cause })
}

function notUtf8(): DialectError {
  return refusal('bad_utf8', {})
}

export function parseJson(what: string, text: string): unknown {
  if (text.trim() === '') return undefined
  const { depth, names } = jsonOutline(text, DEEPEST)
  if (depth > DEEPEST) throw refusal('too_deep', { what, deepest: DEEPEST })
  try {
    return unambiguous(JSON.parse(text), names)
  } catch (cause) {
    throw refusal('bad_json', { what, reason: cause instanceof Error ? cause.message : '' }, cause)
  }
}

/** Refuses repeated names, because parsers differ in which one they take. */
function unambiguous(value: unknown, names: number): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
    throw new Error('__proto__ is not a field')
  if (countNames(value) !== names) throw new Error('a name stands twice in one object')
  return value
}

function parseBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw notUtf8()
  return parseJson('The body', body.toString('utf8'))
}

const REPLACEMENT = '\uFFFD'

function isBroken(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some(isBroken)
    : typeof value === 'string' && value.includes(REPLACEMENT)
}

function isBrokenForm(request: FastifyRequest): boolean {
  const { headers, body } = request
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) return false
  return typeof body === 'object' && body !== null && Object.entries(body).flat().some(isBroken)
}

const AMPERSAND = 0x26

/** Names of one form; the widest document has a few hundred fields. */
const MAX_NAMES = 2000

function parseForm(body: Buffer): unknown {
  let names = 1
  for (const byte of body) if (byte === AMPERSAND) names += 1
  if (names > MAX_NAMES) throw refusal('too_wide', { most: MAX_NAMES })
  return parseQuery(body.toString('utf8'))
}

const parsers = [
  ['application/json', parseBody],
  ['application/x-www-form-urlencoded', parseForm],
] as const

/** Body encodings of the dialect, except multipart, which uploads handle. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  for (const [type, parse] of parsers)
    app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (_request, body, done) => {
      try {
        done(null, parse(body))
      } catch (cause) {
        done(cause instanceof Error ? cause : new Error(String(cause)))
      }
    })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isRawRouteRequest(request) && isBrokenForm(request)) done(notUtf8())
    else done()
  })
}

interface JsonOutline {
  /** Nesting depth, counted up to the limit + 1. */
  readonly depth: number
  readonly names: number
}

/** Outlines a JSON text before parsing. Text inside quotes is ignored. */
export function jsonOutline(text: string, most: number): JsonOutline {
  let depth = 0
  let deepest = 0
  let names = 0
  let isQuoted = false
  for (let index = 0; index < text.length && deepest <= most; index += 1) {
    const character = text.charAt(index)
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) index += character === '\\' ? 1 : 0
    else if ('{['.includes(character)) deepest = Math.max(deepest, (depth += 1))
    else if ('}]'.includes(character)) depth -= 1
    else if (character === ':') names += 1
  }
  return { depth: deepest, names }
}

export function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, one) => sum + countNames(one), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isRawRoute?: boolean
  }
}

export function isRawRouteRequest({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isRawRoute === true
}
