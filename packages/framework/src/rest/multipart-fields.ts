import type { FastifyRequest } from 'fastify'
import { type DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import { LARGEST_BODY } from './body-parsers.ts'
import { asFormError } from './multipart-errors.ts'

const error = errorFactory('rest', frameworkMessages.en)

const LIMITS = { fields: 200, fieldSize: LARGEST_BODY, files: 0 }

/** Files have a call of their own, which reads them while they come. */
function isUpload({ url }: FastifyRequest): boolean {
  return /^\/api\/(v1\/)?method\/upload_file\/?(\?|$)/.test(url)
}

/** True for a form with parts that somebody must read before the fields are known. */
export function hasUnreadFields(request: FastifyRequest): boolean {
  const type = request.headers['content-type']
  return type !== undefined && type.startsWith('multipart/form-data') && !isUpload(request)
}

function tooLarge(): DialectError {
  return error('too_large', {
    type: 'RequestTooLargeError',
  })
}

async function fieldsOf(request: FastifyRequest): Promise<ReadonlyMap<string, unknown>> {
  const fields = new Map<string, unknown>()
  let size = 0
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type !== 'field') continue
    size += Buffer.byteLength(String(part.value))
    if (size > LARGEST_BODY || part.valueTruncated) throw tooLarge()
    fields.set(part.fieldname, part.value)
  }
  return fields
}

/** The fields of a multipart form, as a body like any other; a file among them is refused by its limit. */
export async function readMultipartFields(request: FastifyRequest): Promise<void> {
  try {
    request.body = Object.fromEntries(await fieldsOf(request))
  } catch (cause) {
    throw asFormError(cause)
  }
}
