import { DetailedError, Upload, type HttpRequest } from 'tus-js-client'
import { errorFromResponse, errorWithoutResponse, type MelaError } from './mela-error.ts'
import { headersFor, unwrap } from './send.ts'
import { clientSettings } from './settings.ts'
import { uploadFields, type UploadedFile, type UploadOptions } from './upload-form.ts'

/** Bytes of one chunk, after which the server has stored it. */
const chunkSize = 1024 * 1024

/** Milliseconds before each retry on an unstable network. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]

/** Sends one file in chunks; resumes after a network failure or a reload of the page. */
export async function sendResumable(file: File, options: UploadOptions): Promise<UploadedFile> {
  const address = await sendChunks(file, options)
  const response = await fetch(address, {
    credentials: 'include',
    headers: ownHeaders(options),
    signal: AbortSignal.timeout(clientSettings.timeout),
  }).catch((cause: unknown) => {
    throw errorWithoutResponse(cause)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw errorFromResponse(response.status, body)
  return unwrap<UploadedFile>(body)
}

function ownHeaders({ ticket }: UploadOptions): Record<string, string> {
  return { ...headersFor('POST'), ...(ticket === undefined ? {} : { 'X-Upload-Ticket': ticket }) }
}

function sign(request: HttpRequest, options: UploadOptions): void {
  for (const [name, value] of Object.entries(ownHeaders(options))) request.setHeader(name, value)
  const underlying: unknown = request.getUnderlyingObject()
  if (underlying instanceof XMLHttpRequest) underlying.withCredentials = true
}

function fingerprintOf({ name, size, lastModified }: File, options: UploadOptions): string {
  const place = [clientSettings.host, options.ticket, uploadFields(options)]
  return `mela-upload ${JSON.stringify([name, size, lastModified, ...place])}`
}

function failureOf(error: Error): MelaError {
  const response = error instanceof DetailedError ? error.originalResponse : null
  return response
    ? errorFromResponse(response.getStatus(), parsed(response.getBody()))
    : errorWithoutResponse(error)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

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
      // The server removes the parts after a day when it does not receive this.
      void upload.abort(true).catch(() => undefined)
      reject(errorWithoutResponse('aborted'))
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
