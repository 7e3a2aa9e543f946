import { useState } from 'react'
import { maximumUploadBytes, upload } from '#client'
import { asMelaError } from '../../data/query-client.ts'
import { useTranslate } from '../../language/translate.ts'
import type { AttachTarget } from '../control.ts'

/** Kinds of pictures that a page can show. */
export const pictureKinds = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

export interface Upload {
  /** Between 0 and 1 while a file is on its way, else null. */
  share: number | null
  error: string | undefined
  send: (file: File | null) => void
}

interface Options {
  attachTo: AttachTarget | null
  /** Empty where the file hangs at the document as a whole. */
  field: string
  /** Read by those who may read the document, and by nobody else. */
  isPrivate?: boolean
  onDone: (address: string) => void
}

/** Sends a chosen file and tells how far it has come. What was there before stays until the new one has arrived. */
export function useUpload({ attachTo, field, isPrivate = false, onDone }: Options): Upload {
  const t = useTranslate()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()

  const send = async (file: File) => {
    setError(undefined)
    if (file.size > maximumUploadBytes) return setError(t('alerts.file_size_limit'))
    setShare(0)
    try {
      const target = attachTo ? { attachTo: { ...attachTo, field } } : {}
      const { file_url } = await upload(file, { onProgress: setShare, isPrivate, ...target })
      onDone(file_url)
    } catch (failure) {
      const { isOffline, message } = asMelaError(failure)
      setError(isOffline ? t('desk.upload_failed') : message)
    } finally {
      setShare(null)
    }
  }

  return { share, error, send: (file) => void (file && send(file)) }
}
