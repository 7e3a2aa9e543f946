import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { MelaError, upload, type UploadOptions } from '#client'
import { useTranslate } from '../../language/text.ts'
import { TooLargeAlert } from './message-alert.tsx'

export interface PhotosWords {
  label: string
  help: string
}

interface Props {
  words: PhotosWords
  isOptional?: boolean
  most: number
  photos: readonly string[]
  options?: UploadOptions
  onChange: (photos: readonly string[]) => void
  children: ReactNode
}

/** Uploads pictures one after the other; a failed one does not stop the others. */
function useUploads({
  most,
  photos,
  options,
  onChange,
}: Pick<Props, 'most' | 'photos' | 'options' | 'onChange'>) {
  const [sending, setSending] = useState('')
  const [failed, setFailed] = useState('')
  const [isTooLarge, setIsTooLarge] = useState(false)
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
      } catch (error) {
        if (error instanceof MelaError && error.status === 413) setIsTooLarge(true)
        else setFailed(file.name)
      }
    }
    setSending('')
  }
  return { sending, failed, isTooLarge, handlePick, handleSeen: () => setIsTooLarge(false) }
}

export function PhotosField({ words, isOptional = false, children, ...uploading }: Props) {
  const id = useId()
  const t = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const { sending, failed, isTooLarge, handlePick, handleSeen } = useUploads(uploading)
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.label}
        {isOptional && <span className="optional"> {t('contact.optional')}</span>}
      </label>
      <input
        ref={picker}
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
        <p className="small dim" role="status" data-uploading>
          {t('photos.sending', { name: sending })}
        </p>
      )}
      {failed !== '' && (
        <p className="error" role="alert">
          {t('photos.not_sent', { name: failed })}
        </p>
      )}
      {isTooLarge && sending === '' && (
        <TooLargeAlert
          text={t('alerts.file_size_limit')}
          onClosed={() => {
            handleSeen()
            picker.current?.focus()
          }}
        />
      )}
      {children}
    </div>
  )
}
