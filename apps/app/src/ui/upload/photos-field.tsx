import { useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { upload, type UploadOptions } from '#client'

/** What the field says, in its screen's own words. */
export interface PhotosWords {
  label: ReactNode
  help: string
  sending: (fileName: string) => string
  failed: (fileName: string) => string
}

interface Props {
  words: PhotosWords
  /** How many there may be. */
  most: number
  /** Addresses of those that are there. */
  photos: readonly string[]
  options?: UploadOptions
  onChange: (photos: readonly string[]) => void
  /** The pictures that are there, each with a way to take it away. */
  children: ReactNode
}

/** Uploads pictures one after the other; one that fails leaves the others. */
function useUploads({
  most,
  photos,
  options,
  onChange,
}: Pick<Props, 'most' | 'photos' | 'options' | 'onChange'>) {
  const [sending, setSending] = useState('')
  const [failed, setFailed] = useState('')
  const handlePick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, most - photos.length)
    target.value = ''
    setFailed('')
    let shown = photos
    for (const file of files) {
      setSending(file.name)
      try {
        const { file_url } = await upload(file, options)
        shown = [...shown.filter((one) => one !== file_url), file_url]
        onChange(shown)
      } catch {
        setFailed(file.name)
      }
    }
    setSending('')
  }
  return { sending, failed, handlePick }
}

export function PhotosField({ words, children, ...uploading }: Props) {
  const id = useId()
  const { sending, failed, handlePick } = useUploads(uploading)
  return (
    <div className="field">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        type="file"
        className="input"
        accept="image/*"
        multiple
        aria-describedby={`${id}-help`}
        disabled={sending !== '' || uploading.photos.length >= uploading.most}
        onChange={(event) => void handlePick(event)}
      />
      <p className="help" id={`${id}-help`}>
        {words.help}
      </p>
      {sending !== '' && (
        <p className="small dim" role="status">
          {words.sending(sending)}
        </p>
      )}
      {failed !== '' && (
        <p className="error" role="alert">
          {words.failed(failed)}
        </p>
      )}
      {children}
    </div>
  )
}
