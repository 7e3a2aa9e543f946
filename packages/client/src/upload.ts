import { errorWithoutAnswer, MelaError, errorFromAnswer } from './mela-error.ts'
import { headersFor, unwrap } from './send.ts'
import { clientSettings } from './settings.ts'
import { uploadFields, type UploadedFile, type UploadOptions, maximumUploadBytes } from './upload-options.ts'
import { withProof } from './with-proof.ts'

/** Bytes from which on it hurts to begin again. */
const largeFrom = 1024 * 1024

/**
 * Sends one file. Small ones go in one request; large ones, and what a bad network did not let through, in pieces that
 * go on where they stopped, even after a reload.
 */
export async function upload(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  if (file.size > maximumUploadBytes) throw new MelaError(413, 'FileTooLarge', file.name)
  if (options.signal?.aborted === true) throw errorWithoutAnswer('aborted')
  if (file.size > largeFrom) return withProof(() => sendInPieces(file, options))
  try {
    return await withProof(() => sendForm(file, options))
  } catch (error) {
    if (!isLost(error, options)) throw error
    return withProof(() => sendInPieces(file, options))
  }
}

function isLost(error: unknown, { signal }: UploadOptions): boolean {
  return error instanceof MelaError && error.isOffline && signal?.aborted !== true
}

/** The protocol's library is only there for those who need it. */
async function sendInPieces(file: File, options: UploadOptions): Promise<UploadedFile> {
  const { sendResumable } = await import('./upload-resumable.ts').catch((cause: unknown) => {
    throw errorWithoutAnswer(cause)
  })
  return sendResumable(file, options)
}

/** Sends one file in one request, with progress: fetch cannot report it. */
function sendForm(file: File, options: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = openRequest(options.ticket)
    request.upload.onprogress = (event) => options.onProgress?.(event.loaded / event.total)
    request.onload = () => settle(request, resolve, reject)
    request.onerror = () => reject(errorWithoutAnswer('network'))
    request.onabort = () => reject(errorWithoutAnswer('aborted'))
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formOf(file, options))
  })
}

function openRequest(ticket: string | undefined): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open('POST', `${clientSettings.host}/api/method/upload_file`)
  request.responseType = 'json'
  request.withCredentials = true
  for (const [name, value] of Object.entries(headersFor('POST'))) request.setRequestHeader(name, value)
  if (ticket !== undefined) request.setRequestHeader('X-Upload-Ticket', ticket)
  return request
}

function settle(
  request: XMLHttpRequest,
  resolve: (file: UploadedFile) => void,
  reject: (error: MelaError) => void,
): void {
  if (request.status >= 200 && request.status < 300) resolve(unwrap<UploadedFile>(request.response))
  else reject(errorFromAnswer(request.status, request.response))
}

function formOf(file: File, options: UploadOptions): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  for (const [name, value] of Object.entries(uploadFields(options))) form.set(name, value)
  return form
}
