import { ActionIcon, FileButton, TextInput } from '@mantine/core'
import { cloudUploadOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { labelled, type ControlProps } from '../control.ts'
import { UploadButton } from './upload-button.tsx'
import { pictureKinds, useUpload } from './use-upload.ts'

function Preview({ address, isPicture }: { address: string; isPicture: boolean }) {
  const t = useTranslate()
  if (address === '') return null
  if (isPicture) return <img className="picture-preview" src={address} alt={t('desk.picture_now')} />
  return (
    <a className="link" href={address} target="_blank" rel="noreferrer">
      {t('desk.open_file')}
    </a>
  )
}

/** A file or a picture: sent from here, or named by its address. */
export function FileField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef, cellLabel, attachTo } = props
  const isPicture = field.fieldtype === 'Attach Image'
  const { error, ...upload } = useUpload({ attachTo, field: field.fieldname, onDone: onChange })
  const isCell = cellLabel !== undefined
  const accept = isPicture ? pictureKinds : undefined
  const words = t(isPicture ? 'desk.choose_picture' : 'desk.choose_file')
  return (
    <div className={isCell ? 'file-cell' : 'file-field'}>
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
              aria-label={words}
              loading={upload.share !== null}
            >
              <Icon of={cloudUploadOutline} isSmall />
            </ActionIcon>
          )}
        </FileButton>
      ) : (
        <UploadButton words={words} accept={accept} upload={upload} />
      )}
      {!isCell && <Preview address={String(value)} isPicture={isPicture} />}
    </div>
  )
}
