import { DetailedError, Upload, type HttpRequest } from 'tus-js-client'
import { errorFromAnswer, errorWithoutAnswer, type MelaError } from './mela-error.ts'
import { headersFor, unwrap } from './send.ts'
import { clientSettings } from './settings.ts'
import { uploadFields, type UploadedFile, type UploadOptions } from './upload-form.ts'

/** Bytes after which the server has surely kept what came. */
const chunkSize = 1024 * 1024

/** Milliseconds before each new try, while the network comes and goes. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]

/** Sends one file in pieces; after a lost network, or a reload of the page, it goes on where it stopped. */
export async function sendResumable(file: File, options: UploadOptions): Promise<UploadedFile> {
  const address = await sendChunks(file, options)
  const response = await fetch(address, {
    credentials: 'include',
    headers: ownHeaders(options),
    signal: AbortSignal.timeout(clientSettings.timeout),
  }).catch((cause: unknown) => {
    throw errorWithoutAnswer(cause)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw errorFromAnswer(response.status, body)
  return unwrap<UploadedFile>(body)
}

/** Every request is the same person's, whatever its verb. */
function ownHeaders({ ticket }: UploadOptions): Record<string, string> {
  return { ...headersFor('POST'), ...(ticket === undefined ? {} : { 'X-Upload-Ticket': ticket }) }
}

function sign(request: HttpRequest, options: UploadOptions): void {
  for (const [name, value] of Object.entries(ownHeaders(options))) request.setHeader(name, value)
  const underlying: unknown = request.getUnderlyingObject()
  if (underlying instanceof XMLHttpRequest) underlying.withCredentials = true
}

/** The same file, going to the same place. */
function fingerprintOf({ name, size, lastModified }: File, options: UploadOptions): string {
  const place = [clientSettings.host, options.ticket, uploadFields(options)]
  return `mela-upload ${JSON.stringify([name, size, lastModified, ...place])}`
}

function failureOf(error: Error): MelaError {
  const response = error instanceof DetailedError ? error.originalResponse : null
  return response
    ? errorFromAnswer(response.getStatus(), parsed(response.getBody()))
    : errorWithoutAnswer(error)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Answers the address of the upload when all its bytes have come. */
function sendChunks(file: File, options: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${clientSettings.host}/api/upload`,
      metadata: { filename: file.name, ...uploadFields(options) },
      ...{ chunkSize, retryDelays, removeFingerprintOnSuccess: true },
      fingerprint: () => Promise.resolve(fingerprintOf(file, options)),
      onBeforeRequest: (request) => sign(request, options),
      onProgress: (sent, total) => options.onProgress?.(total > 0 ? sent / total : 1),
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => reject(failureOf(error)),
    })
    const giveUp = () => {
      // What the server keeps of it goes after a day, should it not hear of this.
      void upload.abort(true).catch(() => undefined)
      reject(errorWithoutAnswer('aborted'))
    }
    options.signal?.addEventListener('abort', giveUp, { once: true })
    void begin(upload, options.signal)
  })
}

async function begin(upload: Upload, signal: AbortSignal | undefined): Promise<void> {
  const [before] = await upload.findPreviousUploads()
  if (signal?.aborted === true) return
  if (before) upload.resumeFromPreviousUpload(before)
  upload.start()
}
