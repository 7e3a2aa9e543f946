import type { FastifyRequest } from 'fastify'
import { attachedToOf, fileErrors, LARGEST_FILE, type Upload } from '#framework/files'
import { asFormError } from './multipart-errors.ts'

type Fields = ReadonlyMap<string, string>

interface Received {
  readonly fields: Fields
  readonly fileName: string
  readonly content: Buffer
}

const LIMITS = { fileSize: LARGEST_FILE, files: 1, fields: 20, fieldSize: 10_000 }

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}

/** Fields may stand before the file or behind it. */
async function receive(request: FastifyRequest): Promise<Received> {
  const fields = new Map<string, string>()
  let file: Pick<Received, 'fileName' | 'content'> | null = null
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') file = { fileName: part.filename, content: await part.toBuffer() }
    else if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
  }
  if (file === null) throw fileErrors.no_content()
  return { ...file, fields }
}

function textOf(fields: Fields, name: string): string | null {
  const text = fields.get(name)?.trim()
  return text ? text : null
}

/** The bound is told by the part that passes it or by the form around it, whichever is noticed first. */
function refuse(error: unknown): never {
  throw isTooLarge(error) ? fileErrors.too_large(error) : asFormError(error)
}

/** The multipart form of `upload_file`. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw fileErrors.no_content()
  const { fields, fileName, content } = await receive(request).catch(refuse)
  const [doctype, name, field] = ['doctype', 'docname', 'fieldname'].map((one) => textOf(fields, one))
  return {
    fileName: textOf(fields, 'file_name') ?? fileName,
    content,
    isPrivate: ['1', 'true'].includes(fields.get('is_private')?.toLowerCase() ?? ''),
    folder: textOf(fields, 'folder'),
    attachedTo: attachedToOf(doctype ?? null, name ?? null, field ?? null),
  }
}
