import { errorWithoutResponse, MelaError } from './mela-error.ts'
import { sendForm, maximumUploadBytes, type UploadedFile, type UploadOptions } from './upload-form.ts'
import { withProof } from './send.ts'

/** Bytes above which a restart is expensive. */
const largeFrom = 1024 * 1024

/**
 * Sends one file. Small ones go in one request; large ones, and those that the network interrupted, in chunks that
 * resume, even after a reload.
 */
export async function upload(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  if (file.size > maximumUploadBytes) throw new MelaError(413, 'FileTooLarge', file.name)
  if (options.signal?.aborted === true) throw errorWithoutResponse('aborted')
  if (file.size > largeFrom) return withProof(() => sendInChunks(file, options))
  try {
    return await withProof(() => sendForm(file, options))
  } catch (error) {
    if (!isLost(error, options)) throw error
    return withProof(() => sendInChunks(file, options))
  }
}

function isLost(error: unknown, { signal }: UploadOptions): boolean {
  return error instanceof MelaError && error.isOffline && signal?.aborted !== true
}

/** The protocol's library is loaded on first use. */
async function sendInChunks(file: File, options: UploadOptions): Promise<UploadedFile> {
  const { sendResumable } = await import('./upload-resumable.ts').catch((cause: unknown) => {
    throw errorWithoutResponse(cause)
  })
  return sendResumable(file, options)
}
