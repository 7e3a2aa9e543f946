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
  storageAt,
  storeUpload,
  urlOf,
  type Sendable,
} from '#framework/files'
import { identityOf } from './callers.ts'
import { fileHeaders } from './file-routes-headers.ts'
import { readUpload } from './file-routes-upload.ts'
import { presentDocument } from './wire.ts'

interface FileRoute {
  Params: { '*': string }
  Querystring: { width?: unknown }
}

type FileRequest = FastifyRequest<FileRoute>

function widthOf({ query }: FileRequest): number | null {
  const { width } = query
  return typeof width === 'string' && /^\d{1,5}$/.test(width) ? Number(width) : null
}

/** The file that is asked for, or a smaller copy. Only names that we could have given are ever looked up. */
async function askedFile(engine: Engine, request: FileRequest, isPrivate: boolean): Promise<Sendable> {
  const storage = storageAt(engine.settings.dataFolder)
  const name = request.params['*']
  const key = keyOf(name, isPrivate)
  if (!isStoredName(name) || !(await storage.has(key))) throw fileErrors.gone()
  return renditionOf(storage, key, widthOf(request))
}

function send(reply: FastifyReply, { folder, path }: Sendable): FastifyReply {
  reply.headers(fileHeaders(path))
  return reply.sendFile(path, folder, { cacheControl: false, contentType: false, dotfiles: 'deny' })
}

async function handlePublic(engine: Engine, request: FileRequest, reply: FastifyReply) {
  return send(reply, await askedFile(engine, request, false))
}

/** Who may not read a file does not learn whether it exists. */
async function handlePrivate(engine: Engine, request: FileRequest, reply: FastifyReply) {
  const { caller } = await identityOf(engine, request)
  if (!isStoredName(request.params['*'])) throw fileErrors.gone()
  const url = urlOf(keyOf(request.params['*'], true))
  if (!(await mayReadPrivate(engine, caller, url))) throw documentErrors.notPermitted('read', 'this file')
  return send(reply, await askedFile(engine, request, true))
}

/** `upload_file`: guests are refused before anything of the body is read. */
async function handleUpload(engine: Engine, request: FastifyRequest) {
  const { caller } = await identityOf(engine, request)
  await requireMayStore(engine, caller, { attachedTo: null })
  const file = await storeUpload(engine, caller, await readUpload(request))
  return { message: presentDocument(File, file) }
}

async function addServing(app: FastifyInstance, engine: Engine): Promise<void> {
  if (!app.hasReplyDecorator('sendFile')) await app.register(fastifyStatic, { serve: false })
  app.get<FileRoute>('/files/*', (request, reply) => handlePublic(engine, request, reply))
  app.get<FileRoute>('/private/files/*', (request, reply) => handlePrivate(engine, request, reply))
}

/** Files by their addresses, and their upload: section 10 of the dialect. */
export function addFileRoutes(app: FastifyInstance, engine: Engine): void {
  void app.register((files) => addServing(files, engine))
  for (const base of ['/api/method', '/api/v1/method'])
    app.post(`${base}/upload_file`, (request) => handleUpload(engine, request))
}
