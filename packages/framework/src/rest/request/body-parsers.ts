import { isUtf8 } from 'node:buffer'
import { parse as parseQuery } from 'fast-querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { MessageValues } from '#meta'

/** Bytes of a body that is not an upload: the longest text, in letters of three bytes, and its document round it. */
export const LARGEST_BODY = 4 * 1024 * 1024

/** No document of ours is deeper than a table in a list in an object in a list. */
const DEEPEST = 32

const error = errorFactory('rest', frameworkMessages.en)

type Key = Parameters<typeof error>[0]

function refusal(key: Key, values: MessageValues, cause?: unknown): DialectError {
  return error(key, { type: 'DataError', values, cause })
}

function notUtf8(): DialectError {
  return refusal('bad_utf8', {})
}

/** JSON within bounds; nothing at all is an empty body, for clients that announce JSON on every request. */
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

/** Of a name that stands twice, one reader takes the first and another the last. */
function unambiguous(value: unknown, names: number): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
    throw new Error('__proto__ is not a field')
  if (namesIn(value) !== names) throw new Error('a name stands twice in one object')
  return value
}

function parseBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw notUtf8()
  return parseJson('The body', body.toString('utf8'))
}

/** What stands for bytes that were no text. */
const REPLACEMENT = '\uFFFD'

function isBroken(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some(isBroken)
    : typeof value === 'string' && value.includes(REPLACEMENT)
}

/** Forms come here already read; what could not be read left its mark in them. */
function isBrokenForm(request: FastifyRequest): boolean {
  const { headers, body } = request
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) return false
  return typeof body === 'object' && body !== null && Object.entries(body).flat().some(isBroken)
}

const AMPERSAND = 0x26

/** Names of one form; the widest document has a few hundred fields. */
const MOST_NAMES = 2000

/** A form as its fields, once it is known that there are not too many of them to read. */
function parseForm(body: Buffer): unknown {
  let names = 1
  for (const byte of body) if (byte === AMPERSAND) names += 1
  if (names > MOST_NAMES) throw refusal('too_wide', { most: MOST_NAMES })
  return parseQuery(body.toString('utf8'))
}

const parsers = [
  ['application/json', parseBody],
  ['application/x-www-form-urlencoded', parseForm],
] as const

/** The body encodings of the dialect, but for multipart, which belongs to uploads. */
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
  /** How deep lists and objects are nested, counted only as far as the bound + 1. */
  readonly depth: number
  /** How many names stand in its objects, each as often as it is written. */
  readonly names: number
}

/** What a JSON text looks like before it is read. Text inside quotes does not count. */
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

/** How many names there are once the text is read: fewer than were written, if one stood twice. */
export function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, one) => sum + namesIn(one), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is a way in of a room's own: nothing of the dialect is looked for in its requests. */
    readonly isRawRoute?: boolean
  }
}

/** Whether a request came by a way in that a room opened for itself. */
export function isRawRouteRequest({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isRawRoute === true
}
