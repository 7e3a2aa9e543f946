import { ActionIcon, FileButton, TextInput, Button, Progress } from '@mantine/core'
import { cloudUploadOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { labelled, type ControlProps, type AttachTarget } from '../control.ts'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type MelaError, upload } from '#client'
import { toMelaError } from '../../data/query-client.ts'
import styles from '../fields.module.css'

function Preview({ address, isPicture }: { address: string; isPicture: boolean }) {
  const t = useTranslate()
  if (address === '') return null
  if (isPicture) return <img className={styles.picturePreview} src={address} alt={t('desk.picture_now')} />
  return (
    <a className="link" href={address} target="_blank" rel="noreferrer">
      {t('desk.open_file')}
    </a>
  )
}

export function FileField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef, cellLabel, attachTo } = props
  const isPicture = field.fieldtype === 'Attach Image'
  const { error, ...upload } = useUpload({ attachTo, field: field.fieldname, onDone: onChange })
  const isCell = cellLabel !== undefined
  const accept = isPicture ? pictureKinds : undefined
  const text = t(isPicture ? 'desk.choose_picture' : 'desk.choose_file')
  return (
    <div className={isCell ? styles.fileCell : styles.fileField}>
      <TextInput
        {...labelled({ ...props, error: error ?? props.error })}
        ref={inputRef}
        name={field.fieldname}
        placeholder={isCell ? undefined : '/files/…'}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {isCell ? (
        <FileButton onChange={upload.send} accept={accept}>
          {(button) => (
            <ActionIcon
              {...button}
              variant="subtle"
              size={40}
              aria-label={text}
              loading={upload.share !== null}
            >
              <Icon of={cloudUploadOutline} isSmall />
            </ActionIcon>
          )}
        </FileButton>
      ) : (
        <div className={styles.fileTools}>
          <UploadButton text={text} accept={accept} upload={upload} />
          <Preview address={String(value)} isPicture={isPicture} />
        </div>
      )}
    </div>
  )
}

interface UploadButtonProps {
  text: string
  icon?: string
  accept?: string | undefined
  upload: Omit<Upload, 'error'> & Partial<Pick<Upload, 'error'>>
}

export function UploadButton({ text, icon, accept, upload: { share, error, send } }: UploadButtonProps) {
  const t = useTranslate()
  return (
    <>
      <FileButton onChange={send} accept={accept}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={share !== null}
            leftSection={icon && <Icon of={icon} isSmall />}
          >
            {text}
          </Button>
        )}
      </FileButton>
      {share !== null && (
        <Progress
          value={share * 100}
          aria-label={t('alerts.please_wait')}
          className={styles.uploadProgress}
        />
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

export const pictureKinds = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

export interface Upload {
  /** Between 0 and 1 while a file is uploading, otherwise null. */
  share: number | null
  error: string | undefined
  send: (file: File | null) => void
}

interface UploadOptions {
  attachTo: AttachTarget | null
  field: string
  /** True for a file that only readers of the document may read. */
  isPrivate?: boolean
  onDone: (address: string) => void
}

/** Uploads a chosen file with progress. The previous file stays until the new one has arrived. */
export function useUpload({ attachTo, field, isPrivate = false, onDone }: UploadOptions): Upload {
  const t = useTranslate()
  const [share, setShare] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      const target = attachTo ? { attachTo: { ...attachTo, field } } : {}
      return upload(file, { onProgress: setShare, isPrivate, ...target })
    },
    onSuccess: ({ file_url }) => onDone(file_url),
  })
  const textOf = ({ isOffline, message, type }: MelaError) => {
    if (type === 'FileTooLarge') return t('alerts.file_size_limit')
    return isOffline ? t('desk.upload_failed') : message
  }
  return {
    share: isPending ? share : null,
    error: error ? textOf(toMelaError(error)) : undefined,
    send: (file) => file && mutate(file),
  }
}
