import { errorFromAnswer, errorWithoutAnswer, MelaError } from './mela-error.ts'
import { headersFor, unwrap } from './send.ts'
import { clientSettings } from './settings.ts'

/** 10.0 MB, by the specification. */
export const maximumUploadBytes = 10 * 1024 * 1024

export interface UploadedFile {
  name: string
  file_name: string
  file_url: string
  is_private: 0 | 1
}

export interface UploadOptions {
  isPrivate?: boolean
  /** The document and field that the file belongs to. */
  attachTo?: { doctype: string; name: string; field: string }
  /** Between 0 and 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends one file with progress; fetch cannot report it, so this is the one place with XMLHttpRequest. */
export function upload(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  if (file.size > maximumUploadBytes) return Promise.reject(new MelaError(413, 'FileTooLarge', file.name))
  return new Promise((resolve, reject) => {
    const request = openRequest()
    request.upload.onprogress = (event) => options.onProgress?.(event.loaded / event.total)
    request.onload = () => settle(request, resolve, reject)
    request.onerror = () => reject(errorWithoutAnswer('network'))
    request.onabort = () => reject(errorWithoutAnswer('aborted'))
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formOf(file, options))
  })
}

function openRequest(): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open('POST', `${clientSettings.host}/api/method/upload_file`)
  request.responseType = 'json'
  request.withCredentials = true
  for (const [name, value] of Object.entries(headersFor('POST'))) request.setRequestHeader(name, value)
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

function formOf(file: File, { isPrivate = false, attachTo }: UploadOptions): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  form.set('is_private', isPrivate ? '1' : '0')
  if (attachTo) {
    form.set('doctype', attachTo.doctype)
    form.set('docname', attachTo.name)
    form.set('fieldname', attachTo.field)
  }
  return form
}
