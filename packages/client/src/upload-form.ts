import { errorFromResponse, errorWithoutResponse, type MelaError } from './mela-error.ts'
import { headersFor, unwrap } from './send.ts'
import { clientSettings } from './settings.ts'

/** Sends one file in one request, with progress, which fetch cannot report. */
export function sendForm(file: File, options: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = openRequest(options.ticket)
    request.upload.onprogress = (event) => options.onProgress?.(event.loaded / event.total)
    request.onload = () => settle(request, resolve, reject)
    request.onerror = () => reject(errorWithoutResponse('network'))
    request.onabort = () => reject(errorWithoutResponse('aborted'))
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
  else reject(errorFromResponse(request.status, request.response))
}

function formOf(file: File, options: UploadOptions): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  for (const [name, value] of Object.entries(uploadFields(options))) form.set(name, value)
  return form
}

/** Bytes; 10.0 MB by the specification. */
export const maximumUploadBytes = 10 * 1024 * 1024

export interface UploadedFile {
  name: string
  file_name: string
  file_url: string
  is_private: 0 | 1
}

export interface UploadOptions {
  isPrivate?: boolean
  attachTo?: { doctype: string; name: string; field: string }
  /** Ticket of a form, for callers without the permission to upload. */
  ticket?: string
  /** Between 0 and 1. */
  onProgress?: (share: number) => void
  /** Cancels the upload and discards its parts. */
  signal?: AbortSignal
}

export function uploadFields({ isPrivate = false, attachTo }: UploadOptions): Record<string, string> {
  const target = attachTo && {
    doctype: attachTo.doctype,
    docname: attachTo.name,
    fieldname: attachTo.field,
  }
  return { is_private: isPrivate ? '1' : '0', ...target }
}
