import { useMutation } from '@tanstack/react-query'
import { cameraOutline } from 'ionicons/icons'
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { MelaError, upload, type UploadOptions } from '#client'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import styles from '../form/pick-and-upload.module.css'
import { TooLargeAlert } from './message-alert.tsx'

export interface PhotosLabels {
  label: string
  help: string
}

interface Props {
  labels: PhotosLabels
  isOptional?: boolean
  most: number
  photos: readonly string[]
  options?: UploadOptions
  onChange: (photos: readonly string[]) => void
  children: ReactNode
}

interface Failures {
  /** Name of the last picture that did not arrive; empty without one. */
  failed: string
  isTooLarge: boolean
}

type Uploading = Pick<Props, 'most' | 'photos' | 'options' | 'onChange'>

/** Uploads pictures one after the other; a failed one does not stop the others. */
function useUploads({ most, photos, options, onChange }: Uploading) {
  /** Name of the picture under way, which a mutation does not report. */
  const [sending, setSending] = useState('')
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const failures: Failures = { failed: '', isTooLarge: false }
      let shown = photos
      for (const file of files) {
        setSending(file.name)
        try {
          const { file_url } = await upload(file, options)
          shown = [...shown.filter((one) => one !== file_url), file_url]
          onChange(shown)
        } catch (error) {
          if (error instanceof MelaError && error.status === 413) failures.isTooLarge = true
          else failures.failed = file.name
        }
      }
      return failures
    },
  })
  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    mutate([...(target.files ?? [])].slice(0, most - photos.length))
    target.value = ''
  }
  const { failed = '', isTooLarge = false }: Partial<Failures> = data ?? {}
  return { sending: isPending ? sending : '', failed, isTooLarge, handlePick, handleSeen: reset }
}

export function PhotosField({ labels, isOptional = false, children, ...uploading }: Props) {
  const id = useId()
  const t = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const { sending, failed, isTooLarge, handlePick, handleSeen } = useUploads(uploading)
  return (
    <div className="field">
      <label htmlFor={id}>
        {labels.label}
        {isOptional && <span className="optional"> {t('contact.optional')}</span>}
      </label>
      <label className={`button line ${styles.photosButton}`}>
        <Icon of={cameraOutline} />
        {t('photos.choose')}
        <input
          ref={picker}
          id={id}
          type="file"
          className="visually-hidden"
          accept="image/*"
          multiple
          aria-describedby={`${id}-help`}
          disabled={sending !== '' || uploading.photos.length >= uploading.most}
          onChange={handlePick}
        />
      </label>
      <p className="help" id={`${id}-help`}>
        {labels.help}
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
