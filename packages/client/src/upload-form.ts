import { errorFromAnswer, errorWithoutAnswer, type MelaError } from './mela-error.ts'
import { headersFor, unwrap } from './send.ts'
import { clientSettings } from './settings.ts'
import { uploadFields, type UploadedFile, type UploadOptions } from './upload-options.ts'

/** Sends one file in one request, with progress: fetch cannot report it. */
export function sendForm(file: File, options: UploadOptions): Promise<UploadedFile> {
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
