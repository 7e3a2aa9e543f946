import { useEffect, useRef, useState } from 'react'
import { MelaError, upload } from '#client'
import { askTicket } from '../form-calls.ts'
import { useFormSurroundings, type FormSurroundings } from '../form-context.ts'
import { writeDraft, readDraft, type FormDraft } from '../draft/form-drafts.ts'

export type UploadState =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'failed'; file: File }
  | { kind: 'too large'; most: number }
  /** The form was taken down while it was being filled in. */
  | { kind: 'closed' }
  /** The server does not take this file, and says why. */
  | { kind: 'refused'; reason: string }

const hour = 3_600_000
/**
 * Milliseconds after which an upload ticket is renewed: it is valid for a day, and a form may still be sent with it.
 */
const ticketLife = 20 * hour
const megabyte = 1024 * 1024

type Ticket = NonNullable<FormDraft['ticket']>

/** Returns the upload ticket that all files of a form share; it is sent with the form. */
async function ticketFor({ draftId, webForm }: FormSurroundings): Promise<Ticket> {
  const known = readDraft(draftId)?.ticket
  if (known) return known
  const { upload_ticket, largest } = await askTicket(webForm)
  const ticket = { name: upload_ticket, until: Date.now() + ticketLife, largest }
  writeDraft(draftId, { ticket })
  return ticket
}

export function useUpload(fieldname: string, onUploaded: (address: string, file: File) => void) {
  const surroundings = useFormSurroundings()
  const [state, setState] = useState<UploadState>({ kind: 'none' })
  const running = useRef<AbortController>(undefined)
  const { uploading } = surroundings
  useEffect(
    () => () => {
      running.current?.abort()
      uploading.delete(fieldname)
    },
    [uploading, fieldname],
  )

  const begin = async (file: File) => {
    const most = surroundings.largestFile * megabyte
    if (file.size > most) return setState({ kind: 'too large', most: surroundings.largestFile })
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    uploading.add(fieldname)
    setState({ kind: 'sending', file, share: 0 })
    try {
      const ticket = await ticketFor(surroundings)
      const onProgress = (share: number) => setState({ kind: 'sending', file, share })
      const options = { isPrivate: true, ticket: ticket.name, onProgress, signal: control.signal }
      const { file_url } = await upload(file, options)
      setState({ kind: 'none' })
      uploading.delete(fieldname)
      onUploaded(file_url, file)
    } catch (error) {
      uploading.delete(fieldname)
      if (!control.signal.aborted) setState(uploadOutcome(error, file, surroundings.largestFile))
    }
  }
  const stop = () => {
    running.current?.abort()
    uploading.delete(fieldname)
    setState({ kind: 'none' })
  }
  return { state, begin: (file: File) => void begin(file), stop }
}

export function uploadOutcome(error: unknown, file: File, most: number): UploadState {
  if (!(error instanceof MelaError) || error.isOffline || error.status >= 500) return { kind: 'failed', file }
  if (error.code === 'forms.not_found') return { kind: 'closed' }
  return error.status === 413 ? { kind: 'too large', most } : { kind: 'refused', reason: error.message }
}
