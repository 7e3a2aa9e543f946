import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import {
  createResumableUploads,
  fileErrors,
  isOwnUpload,
  LARGEST_FILE,
  requireMayStore,
  RESUMABLE_PATH,
  type ResumableUploads,
  type Uploader,
} from '#framework/files'
import { identityOf } from '../request/callers.ts'
import { proofOf } from '../resource/guest-access.ts'

/** Headers that pages of another origin, the native app's, must read. */
export const resumeHeaders: readonly string[] = [
  'Location',
  'Tus-Resumable',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Offset',
]

const BYTES = 'application/offset+octet-stream'

interface UploadRoute {
  Params: { name?: string }
}

type UploadRequest = FastifyRequest<UploadRoute>

async function uploaderOf(engine: Engine, request: UploadRequest): Promise<Uploader> {
  const { caller } = await identityOf(engine, request)
  const { ticket } = proofOf(request)
  if (ticket === null) await requireMayStore(engine, caller, { attachedTo: null })
  return { caller, ticket }
}

function headersOf({ headers }: UploadRequest): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(tus-|upload-|content-)/.test(name) ? [[name, value]] : [],
  )
  return new Headers(entries)
}

/** Streams bytes no faster than they are written. */
function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown, unknown> = body[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true || !(value instanceof Uint8Array)) controller.close()
      else controller.enqueue(value)
    },
  })
}

function webRequest(request: UploadRequest, name: string | undefined): Request {
  const { method, body } = request
  const url = `http://upload${RESUMABLE_PATH}${name === undefined ? '' : `/${name}`}`
  const headers = headersOf(request)
  if (!(body instanceof Readable)) return new Request(url, { method, headers })
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: streamOf(body), duplex: 'half' }
  return new Request(url, init)
}

async function passOn(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers)
    if (!name.startsWith('access-control-')) reply.header(name, value)
  return reply.send(response.body === null ? undefined : await response.text())
}

function sendUploadSize(reply: FastifyReply, size: number): FastifyReply {
  return reply
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size })
    .header('cache-control', 'no-store')
    .send()
}

interface Handling {
  readonly engine: Engine
  readonly uploads: ResumableUploads
}

async function ownUpload({ engine }: Handling, request: UploadRequest) {
  const uploader = await uploaderOf(engine, request)
  const { name = '' } = request.params
  if (!isOwnUpload(uploader, name)) throw fileErrors.gone()
  return { uploader, name }
}

async function handleBegin({ engine, uploads }: Handling, request: UploadRequest, reply: FastifyReply) {
  const uploader = await uploaderOf(engine, request)
  return passOn(reply, await uploads.handle(webRequest(request, undefined), uploader))
}

async function handleUpload(handling: Handling, request: UploadRequest, reply: FastifyReply) {
  const { uploader, name } = await ownUpload(handling, request)
  const finished = request.method === 'HEAD' ? await handling.uploads.finished(name) : null
  if (finished) return sendUploadSize(reply, finished.size)
  return passOn(reply, await handling.uploads.handle(webRequest(request, name), uploader))
}

async function handleOutcome(handling: Handling, request: UploadRequest) {
  const { uploader, name } = await ownUpload(handling, request)
  const { file } = await handling.uploads.finish(name, uploader)
  return { message: file }
}

/** Resumable uploads: tus 1.0, and `GET` for their result. */
export async function addResumableRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const handling: Handling = { engine, uploads: createResumableUploads(engine) }
  app.addContentTypeParser(BYTES, (_request, bytes, done) => done(null, bytes))
  const options = { bodyLimit: LARGEST_FILE }
  app.post<UploadRoute>(RESUMABLE_PATH, options, (request, reply) => handleBegin(handling, request, reply))
  app.get<UploadRoute>(`${RESUMABLE_PATH}/:name`, { exposeHeadRoute: false }, (request) =>
    handleOutcome(handling, request),
  )
  app.route<UploadRoute>({
    ...{ method: ['HEAD', 'PATCH', 'DELETE'], url: `${RESUMABLE_PATH}/:name`, ...options },
    handler: (request, reply) => handleUpload(handling, request, reply),
  })
}
