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
} from '#framework/files'
import { frameworkMessage } from '#framework/messages'
import { identityOf } from './callers.ts'
import { askedRendition } from './file-routes-rendition.ts'
import { addResumableRoutes } from './file-routes-resume.ts'
import { sendStored } from './file-routes-send.ts'
import { formOf } from './form.ts'
import { readUpload } from './file-routes-upload.ts'
import { proofOf } from './gated-resource.ts'
import { presentDocument } from './wire.ts'

interface FileRoute {
  Params: { '*': string }
  Querystring: { width?: unknown; format?: unknown }
}

type FileRequest = FastifyRequest<FileRoute>

/** The file that is asked for, or a smaller copy. Only names that we could have given are ever looked up. */
async function askedFile(engine: Engine, request: FileRequest, isPrivate: boolean): Promise<Sendable> {
  const name = request.params['*']
  if (!isStoredName(name)) throw fileErrors.gone()
  const asked = askedRendition(request.query, request.headers.accept)
  const found = await renditionOf(storageOf(engine.settings), keyOf(name, isPrivate), asked)
  if (found === null) throw fileErrors.gone()
  return found
}

/** One address, several forms: whoever keeps the answer keeps it by what was asked for. */
function varying(reply: FastifyReply): string {
  const before = reply.getHeader('vary')
  return before === undefined ? 'accept' : `${String(before)}, accept`
}

async function handlePublic(engine: Engine, request: FileRequest, reply: FastifyReply) {
  const file = await askedFile(engine, request, false)
  if (request.query.width !== undefined) reply.header('vary', varying(reply))
  return sendStored(request, reply, { file, isKept: false })
}

/** Who may not read a file does not learn whether it exists. */
async function handlePrivate(engine: Engine, request: FileRequest, reply: FastifyReply) {
  const { caller } = await identityOf(engine, request)
  if (!isStoredName(request.params['*'])) throw fileErrors.gone()
  const url = urlOf(keyOf(request.params['*'], true))
  if (!(await mayReadPrivate(engine, caller, url)))
    throw documentErrors.notPermitted('read', frameworkMessage('files.this_file'))
  return sendStored(request, reply, { file: await askedFile(engine, request, true), isKept: false })
}

/** `download_file`: a stored file by the address that its File document says, to be kept rather than shown. */
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
  return sendStored(request, reply, { file: found, isKept: true })
}

/** `upload_file`: guests without a ticket are refused before anything of the body is read. */
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

/** Files by their addresses, and their upload: section 10 of the dialect. */
export function addFileRoutes(app: FastifyInstance, engine: Engine): void {
  void app.register((files) => addServing(files, engine))
  void app.register((uploads) => addResumableRoutes(uploads, engine))
  for (const base of ['/api/method', '/api/v1/method'])
    app.post(`${base}/upload_file`, (request) => handleUpload(engine, request))
}
