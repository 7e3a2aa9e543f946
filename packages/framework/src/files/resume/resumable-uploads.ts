import type { Server, Upload } from '@tus/server'
import type { Engine } from '#framework/engine'
import { createQueues } from '#framework/rate-limit'
import { fileErrors, LARGEST_FILE } from '../errors.ts'
import { requireMayStore, permitFor } from '../store-file.ts'
import {
  describedUpload,
  type Description,
  countUnfinished,
  MAX_UNFINISHED,
  type Uploader,
  findFinished,
  UNFINISHED_HOURS,
  markOf,
  newUploadName,
  partsFolder,
  type Finished,
  finishUpload,
  type ArrivedUpload,
} from './upload-parts.ts'

/** Path of resumable uploads (tus 1.0). */
export const RESUMABLE_PATH = '/api/upload'

export interface ResumableUploads {
  handle(request: Request, uploader: Uploader): Promise<Response>
  finish(name: string, uploader: Uploader): Promise<Finished>
  finished(name: string): Promise<Finished | null>
}

interface Asking {
  readonly uploader: Uploader
  failure: Error | null
}

type UploadRequests = WeakMap<Request, Asking>

function requestOf(uploadRequests: UploadRequests, request: Request): Asking {
  const asking = uploadRequests.get(request)
  if (!asking) throw new Error('A request that nobody began')
  return asking
}

async function createServer(engine: Engine, uploadRequests: UploadRequests): Promise<Server> {
  const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')])
  const directory = partsFolder(engine.settings.dataFolder)
  const datastore = new FileStore({
    directory,
    expirationPeriodInMilliseconds: UNFINISHED_HOURS * 60 * 60 * 1000,
  })
  return new Server({
    ...{ path: RESUMABLE_PATH, relativeLocation: true, datastore, maxSize: LARGEST_FILE },
    namingFunction: (request) => newUploadName(requestOf(uploadRequests, request).uploader),
    async onUploadCreate(request, { metadata, size }) {
      const { uploader } = requestOf(uploadRequests, request)
      await requireMayBegin(engine, { uploader, description: metadata ?? {}, size })
      return {}
    },
    async onUploadFinish(request, upload) {
      await finishUpload(engine, requestOf(uploadRequests, request).uploader, arrived(datastore, upload))
      return {}
    },
    onResponseError(request, error) {
      if (error instanceof Error) requestOf(uploadRequests, request).failure = error
      return undefined
    },
  })
}

function arrived(
  parts: Pick<Server['datastore'], 'remove'>,
  { id, metadata, offset }: Upload,
): ArrivedUpload {
  return { name: id, description: metadata ?? {}, size: offset, remove: () => parts.remove(id) }
}

function requireFound({ status }: Response): void {
  if (status === 404 || status === 410) throw fileErrors.gone()
  if (status === 413) throw fileErrors.too_large()
}

/** Serialises the creation of one uploader's uploads, so that they can be counted. */
const inQueue = createQueues()

/** The protocol's library is loaded with the first upload. */
export function createResumableUploads(engine: Engine): ResumableUploads {
  const uploadRequests: UploadRequests = new WeakMap()
  let starting: Promise<Server> | null = null
  const start = () => (starting ??= createServer(engine, uploadRequests))

  async function handle(request: Request, uploader: Uploader): Promise<Response> {
    const server = await start()
    const asking: Asking = { uploader, failure: null }
    uploadRequests.set(request, asking)
    const response = await server.handleWeb(request)
    if (asking.failure) throw asking.failure
    requireFound(response)
    return response
  }

  const finished = (name: string) => findFinished(engine.settings.dataFolder, name)

  return {
    handle: (request, uploader) =>
      request.method === 'POST'
        ? inQueue(markOf(uploader), () => handle(request, uploader))
        : handle(request, uploader),
    finished,
    async finish(name, uploader) {
      const known = await finished(name)
      if (known !== null) return known
      const { datastore } = await start()
      const upload = await datastore.getUpload(name).catch(() => null)
      if (upload === null) throw fileErrors.gone()
      if (upload.offset !== upload.size) throw fileErrors.incomplete()
      return finishUpload(engine, uploader, arrived(datastore, upload))
    },
  }
}

interface Beginning {
  readonly uploader: Uploader
  readonly description: Description
  /** Bytes to come; undefined when the client does not say. */
  readonly size: number | undefined
}

/** Refuses what can be refused before the first byte arrives. */
async function requireMayBegin(engine: Engine, { uploader, description, size }: Beginning): Promise<void> {
  const { caller, ticket } = uploader
  const upload = describedUpload(description)
  const permit = await permitFor(engine, caller, ticket)
  if (permit === null) await requireMayStore(engine, caller, upload)
  if (size === undefined) throw fileErrors.length_required()
  if (size === 0) throw fileErrors.empty(upload.fileName)
  if (size > LARGEST_FILE) throw fileErrors.too_large()
  if (permit && size > permit.largest) throw fileErrors.over_the_forms_limit(upload.fileName, permit.largest)
  if ((await countUnfinished(engine.settings.dataFolder, uploader)) >= MAX_UNFINISHED)
    throw fileErrors.unfinished_uploads()
}
