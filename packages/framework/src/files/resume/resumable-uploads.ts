import type { Server, Upload } from '@tus/server'
import type { Engine } from '#framework/engine'
import { createQueues } from '#framework/rate-limit'
import { fileErrors, LARGEST_FILE } from '../errors.ts'
import { requireMayStore, permitFor } from '../store-file.ts'
import {
  describedUpload,
  type Description,
  countUnfinished,
  MOST_UNFINISHED,
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

/** Where uploads that can be resumed are sent: tus 1.0. */
export const RESUMABLE_PATH = '/api/upload'

/** Uploads that survive a bad network, of one site. */
export interface ResumableUploads {
  /** One request of the protocol. What the dialect refuses is thrown. */
  handle(request: Request, uploader: Uploader): Promise<Response>
  /** What came of an upload of the uploader's own: now, if all its bytes have come. */
  finish(name: string, uploader: Uploader): Promise<Finished>
  /** Null while it is not finished. */
  finished(name: string): Promise<Finished | null>
}

interface Asking {
  readonly uploader: Uploader
  /** What our own part of the work threw. */
  failure: Error | null
}

/** The protocol's library knows requests only; whose they are is kept beside them. */
type Askings = WeakMap<Request, Asking>

function askingOf(askings: Askings, request: Request): Asking {
  const asking = askings.get(request)
  if (!asking) throw new Error('A request that nobody began')
  return asking
}

async function createServer(engine: Engine, askings: Askings): Promise<Server> {
  const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')])
  const directory = partsFolder(engine.settings.dataFolder)
  const datastore = new FileStore({
    directory,
    expirationPeriodInMilliseconds: UNFINISHED_HOURS * 60 * 60 * 1000,
  })
  return new Server({
    ...{ path: RESUMABLE_PATH, relativeLocation: true, datastore, maxSize: LARGEST_FILE },
    namingFunction: (request) => newUploadName(askingOf(askings, request).uploader),
    async onUploadCreate(request, { metadata, size }) {
      const { uploader } = askingOf(askings, request)
      await requireMayBegin(engine, { uploader, description: metadata ?? {}, size })
      return {}
    },
    async onUploadFinish(request, upload) {
      await finishUpload(engine, askingOf(askings, request).uploader, arrived(datastore, upload))
      return {}
    },
    onResponseError(request, error) {
      if (error instanceof Error) askingOf(askings, request).failure = error
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

/** What the protocol answers in words of its own and the dialect has its own for. */
function requireFound({ status }: Response): void {
  if (status === 404 || status === 410) throw fileErrors.gone()
  if (status === 413) throw fileErrors.too_large()
}

/** Uploads that somebody begins are begun one after the other, so that they can be counted. */
const inQueue = createQueues()

/** The protocol's library is loaded by the first upload. */
export function createResumableUploads(engine: Engine): ResumableUploads {
  const askings: Askings = new WeakMap()
  let starting: Promise<Server> | null = null
  const start = () => (starting ??= createServer(engine, askings))

  async function handle(request: Request, uploader: Uploader): Promise<Response> {
    const server = await start()
    const asking: Asking = { uploader, failure: null }
    askings.set(request, asking)
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
  /** Bytes that will come; undefined where the client does not say. */
  readonly size: number | undefined
}

/** Everything that can be refused before a byte has come is refused then. */
async function requireMayBegin(engine: Engine, { uploader, description, size }: Beginning): Promise<void> {
  const { caller, ticket } = uploader
  const upload = describedUpload(description)
  const permit = await permitFor(engine, caller, ticket)
  if (permit === null) await requireMayStore(engine, caller, upload)
  if (size === undefined) throw fileErrors.length_required()
  if (size === 0) throw fileErrors.empty(upload.fileName)
  if (size > LARGEST_FILE) throw fileErrors.too_large()
  if (permit && size > permit.largest) throw fileErrors.over_the_forms_limit(upload.fileName, permit.largest)
  if ((await countUnfinished(engine.settings.dataFolder, uploader)) >= MOST_UNFINISHED)
    throw fileErrors.unfinished_uploads()
}
