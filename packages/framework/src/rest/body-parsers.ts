import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { DialectError } from '#framework/errors'
import { jsonDepth } from './json-depth.ts'

/** No document of ours is deeper than a table in a list in an object in a list. */
const DEEPEST = 32

function refusal(code: string, message: string, cause?: unknown): DialectError {
  return new DialectError({ code: `rest.${code}`, type: 'DataError', messages: [message], cause })
}

/** JSON within bounds; nothing at all is an empty body, for clients that announce JSON on every request. */
export function parseJson(what: string, text: string): unknown {
  if (text.trim() === '') return undefined
  if (jsonDepth(text, DEEPEST) > DEEPEST)
    throw refusal('too_deep', `${what} is nested more than ${DEEPEST} levels deep`)
  try {
    return withoutPrototypes(JSON.parse(text))
  } catch (error) {
    throw refusal(
      'bad_json',
      `${what} is not valid JSON: ${error instanceof Error ? error.message : ''}`,
      error,
    )
  }
}

function withoutPrototypes(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
    throw new Error('__proto__ is not a field')
  return value
}

/** The body encodings of the dialect, but for multipart, which belongs to uploads. */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson('The body', String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
  await app.register(formbody)
}
