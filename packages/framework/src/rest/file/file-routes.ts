import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import {
  File,
  fileErrors,
  isStoredName,
  keyOf,
  mayReadPrivate,
  renditionOf,
  requireMayStore,
  storageOf,
  storeUpload,
  urlOf,
  type Sendable,
  renditionFormats,
  type Rendition,
  type RenditionFormat,
  attachedToOf,
  LARGEST_FILE,
  type Upload,
  type RemoteFile,
  type RemotePart,
  extensionOf,
  kindOfExtension,
  type FileFamily,
} from '#framework/files'
import { frameworkMessage } from '#framework/messages'
import { identityOf } from '../request/callers.ts'
import { addResumableRoutes } from './file-routes-resume.ts'
import { formOf, asFormError } from '../request/form.ts'
import { proofOf } from '../resource/guest-access.ts'
import { presentDocument } from '../resource/wire.ts'

/** Browsers cache a picture for a year; shared caches for a minute, because it may be withdrawn. */
const FOREVER = 'public, max-age=31536000, s-maxage=60, immutable'
const NEVER = 'private, no-store'

/** Policy of files that a browser opens directly: nothing runs. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Families shown inline. Others are downloaded, because a document viewer could run their content under our origin. */
const shown: ReadonlySet<FileFamily> = new Set<FileFamily>(['picture', 'video'])

function contentType(mediaType: string, family: FileFamily): string {
  return family === 'text' ? `${mediaType}; charset=utf-8` : mediaType
}

function disposition(isShown: boolean, path: string): string {
  return isShown ? 'inline' : `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`
}

function fileHeaders(path: string, isDownload = false): Readonly<Record<string, string>> {
  const kind = kindOfExtension(extensionOf(path))
  const isPrivate = path.startsWith('private/')
  return {
    'content-type': kind ? contentType(kind.mediaType, kind.family) : 'application/octet-stream',
    'content-disposition': disposition(!isDownload && kind !== undefined && shown.has(kind.family), path),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': isPrivate ? NEVER : FOREVER,
    // The native app shows public pictures from an origin of its own.
    'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'cross-origin',
  }
}

/** Errors omit the headers of a file, which would cache them. */
function refuseRange(reply: FastifyReply): FastifyReply {
  return reply.code(416).send()
}

function passOn(
  reply: FastifyReply,
  own: Readonly<Record<string, string>>,
  { status, headers, content }: RemotePart,
): FastifyReply {
  reply.code(status).headers(own).headers(headers)
  return content === null ? reply.send() : reply.send(content)
}

interface Sending<File extends Sendable> {
  readonly file: File
  readonly isDownload: boolean
}

async function sendRemote(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isDownload }: Sending<RemoteFile>,
) {
  const { range, 'if-none-match': knownTag } = request.headers
  const part = await file.open({ range, knownTag })
  if (part === null) throw fileErrors.gone()
  return part.status === 416 ? refuseRange(reply) : passOn(reply, fileHeaders(file.path, isDownload), part)
}

function sendStored(request: FastifyRequest, reply: FastifyReply, { file, isDownload }: Sending<Sendable>) {
  if (file.kind === 'remote') return sendRemote(request, reply, { file, isDownload })
  reply.headers(fileHeaders(file.path, isDownload))
  return reply.sendFile(file.path, file.folder, { cacheControl: false, contentType: false, dotfiles: 'deny' })
}

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

function refuse(error: unknown): never {
  throw isTooLarge(error) ? fileErrors.too_large(error) : asFormError(error)
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
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

interface FileRoute {
  Params: { '*': string }
  Querystring: { width?: unknown; format?: unknown }
}

type FileRequest = FastifyRequest<FileRoute>

/** Finds the file or its rendition. Only names that we could have given are looked up. */
async function requestedFile(engine: Engine, request: FileRequest, isPrivate: boolean): Promise<Sendable> {
  const name = request.params['*']
  if (!isStoredName(name)) throw fileErrors.gone()
  const asked = requestedRendition(request.query, request.headers.accept)
  const found = await renditionOf(storageOf(engine.settings), keyOf(name, isPrivate), asked)
  if (found === null) throw fileErrors.gone()
  return found
}

function varying(reply: FastifyReply): string {
  const before = reply.getHeader('vary')
  return before === undefined ? 'accept' : `${String(before)}, accept`
}

async function handlePublic(engine: Engine, request: FileRequest, reply: FastifyReply) {
  const file = await requestedFile(engine, request, false)
  if (request.query.width !== undefined) reply.header('vary', varying(reply))
  return sendStored(request, reply, { file, isDownload: false })
}

/** A caller who may not read a file does not learn whether it exists. */
async function handlePrivate(engine: Engine, request: FileRequest, reply: FastifyReply) {
  const { caller } = await identityOf(engine, request)
  if (!isStoredName(request.params['*'])) throw fileErrors.gone()
  const url = urlOf(keyOf(request.params['*'], true))
  if (!(await mayReadPrivate(engine, caller, url)))
    throw documentErrors.notPermitted('read', frameworkMessage('files.this_file'))
  return sendStored(request, reply, { file: await requestedFile(engine, request, true), isDownload: false })
}

async function handleDownload(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  const { file_url: url } = formOf(request)
  const [, privately, name = ''] =
    /^(\/private)?\/files\/([^/]+)$/.exec(typeof url === 'string' ? url : '') ?? []
  if (!isStoredName(name)) throw fileErrors.gone()
  const { caller } = await identityOf(engine, request)
  const isPrivate = privately !== undefined
  if (isPrivate && !(await mayReadPrivate(engine, caller, urlOf(keyOf(name, true)))))
    throw documentErrors.notPermitted('read', frameworkMessage('files.this_file'))
  const found = await renditionOf(storageOf(engine.settings), keyOf(name, isPrivate), null)
  if (found === null) throw fileErrors.gone()
  return sendStored(request, reply, { file: found, isDownload: true })
}

/** `upload_file`: guests without a ticket are refused before the body is read. */
async function handleUpload(engine: Engine, request: FastifyRequest) {
  const { caller } = await identityOf(engine, request)
  const { ticket } = proofOf(request)
  if (ticket === null) await requireMayStore(engine, caller, { attachedTo: null })
  const file = await storeUpload(engine, caller, { ...(await readUpload(request)), ticket })
  return { message: presentDocument(File, file, caller) }
}

const downloadNames = [
  'download_file',
  'frappe.handler.download_file',
  'frappe.core.doctype.file.file.download_file',
]

async function addServing(app: FastifyInstance, engine: Engine): Promise<void> {
  if (!app.hasReplyDecorator('sendFile')) await app.register(fastifyStatic, { serve: false })
  app.get<FileRoute>('/files/*', (request, reply) => handlePublic(engine, request, reply))
  app.get<FileRoute>('/private/files/*', (request, reply) => handlePrivate(engine, request, reply))
  for (const base of ['/api/method', '/api/v1/method'])
    for (const name of downloadNames)
      app.get(`${base}/${name}`, (request, reply) => handleDownload(engine, request, reply))
}

export function addFileRoutes(app: FastifyInstance, engine: Engine): void {
  void app.register((files) => addServing(files, engine))
  void app.register((uploads) => addResumableRoutes(uploads, engine))
  for (const base of ['/api/method', '/api/v1/method'])
    app.post(`${base}/upload_file`, (request) => handleUpload(engine, request))
}

interface Asked {
  readonly width?: unknown
  readonly format?: unknown
}

/**
 * AVIF is smallest and slowest to encode, so only explicit requests get it. WebP is the default, except for an `Accept`
 * that names pictures without it.
 */
function formatOf(format: unknown, accept: string | undefined): RenditionFormat {
  const named = renditionFormats.find((one) => one === format)
  if (named) return named
  const isOld = accept !== undefined && accept.includes('image/') && !/image\/(webp|\*)|\*\/\*/.test(accept)
  return isOld ? 'jpeg' : 'webp'
}

/** Rendition of a URL: `?width=320`, and `&format=avif` where it matters. */
function requestedRendition({ width, format }: Asked, accept: string | undefined): Rendition | null {
  if (typeof width !== 'string' || !/^\d{1,5}$/.test(width)) return null
  return { width: Number(width), format: formatOf(format, accept) }
}
