import { cameraOutline, documentAttachOutline, trashOutline } from 'ionicons/icons'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { Icon } from '../../icon.tsx'
import { fileName } from '../../upload/file-name.ts'
import { TooLargeAlert } from '../../upload/message-alert.tsx'
import { attributesOf, type ControlProps } from './control.ts'
import { useFormSurroundings } from '../form-context.ts'
import { textOf } from '../submission/wire-answers.ts'
import { useUpload, type UploadState } from './use-upload.ts'
import styles from '../pick-and-upload.module.css'

interface Chosen {
  name: string
  /** Picture on this device: the uploaded file is private. */
  preview: string | null
}

export function AttachControl(props: ControlProps) {
  const { field, value, onChange, onBlur } = props
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isPicture = field.fieldtype === 'Attach Image'
  const upload = useUpload(field.fieldname, (address, file) => {
    setChosen({ name: file.name, preview: isPicture ? URL.createObjectURL(file) : null })
    onChange(address)
    onBlur()
  })
  const preview = chosen?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const address = textOf(value)
  const handleRemove = () => {
    setChosen(null)
    onChange('')
  }
  if (upload.state.kind === 'sending') return <Progress state={upload.state} onStop={upload.stop} />
  if (address !== '') return <AttachedFile {...{ props, address, chosen }} onRemove={handleRemove} />
  return <Chooser {...{ props, isPicture, state: upload.state }} onFile={upload.begin} onSeen={upload.stop} />
}

interface ChooserProps {
  props: ControlProps
  isPicture: boolean
  state: UploadState
  onFile: (file: File) => void
  onSeen: () => void
}

function Chooser({ props, isPicture, state, onFile, onSeen }: ChooserProps) {
  const t = useTranslate()
  const { largestFile } = useFormSurroundings()
  const picker = useRef<HTMLInputElement>(null)
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    picker.current = event.target
    event.target.value = ''
    if (file) onFile(file)
  }
  const accept = isPicture ? 'image/*' : undefined
  return (
    <>
      <div className={styles.upload}>
        <span className="spot brand">
          <Icon of={isPicture ? cameraOutline : documentAttachOutline} />
        </span>
        <span className="text small dim">{t('forms.file_help', { size: largestFile })}</span>
        <span className={styles.uploadActions}>
          <label className="button line">
            {t(isPicture ? 'forms.choose_picture' : 'forms.choose_file')}
            <input
              ref={picker}
              {...attributesOf(props)}
              aria-required={undefined}
              aria-invalid={undefined}
              className="visually-hidden"
              type="file"
              accept={accept}
              aria-label={`${props.field.label}: ${t(isPicture ? 'forms.choose_picture' : 'forms.choose_file')}`}
              onChange={handleFile}
            />
          </label>
          {isPicture && (
            <label className={`button line ${styles.touchOnly}`}>
              {t('forms.take_picture')}
              <input
                className="visually-hidden"
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={`${props.field.label}: ${t('forms.take_picture')}`}
                onChange={handleFile}
              />
            </label>
          )}
        </span>
      </div>
      <Trouble state={state} onFile={onFile} />
      {state.kind === 'too large' && (
        <TooLargeAlert
          text={limitText(state.most, t)}
          onClosed={() => {
            onSeen()
            picker.current?.focus()
          }}
        />
      )}
    </>
  )
}

const usualLimit = 10

/** Returns the size limit's text; a form may set a lower limit than the site's. */
const limitText = (most: number, t: Translate): string =>
  most === usualLimit ? t('alerts.file_size_limit') : t('forms.file_most', { size: most })

function Trouble({ state, onFile }: { state: UploadState; onFile: (file: File) => void }) {
  const t = useTranslate()
  if (state.kind === 'refused' || state.kind === 'closed')
    return (
      <p className="error" role="alert">
        {state.kind === 'closed' ? t('forms.closed_title') : state.reason}
      </p>
    )
  if (state.kind !== 'failed') return null
  return (
    <div className="note bad" role="alert">
      <span className="text">{t('forms.upload_failed', { file: state.file.name })}</span>
      <button type="button" className="button line" onClick={() => onFile(state.file)}>
        {t('states.retry')}
      </button>
    </div>
  )
}

interface ProgressProps {
  state: Extract<UploadState, { kind: 'sending' }>
  onStop: () => void
}

function Progress({ state, onStop }: ProgressProps) {
  const t = useTranslate()
  const percent = Math.round(state.share * 100)
  return (
    <div className={styles.upload} role="status" data-uploading>
      <span className="text small">
        <b className="mid">{state.file.name}</b>
        <span className="dim">{t('forms.uploading', { percent })}</span>
        <progress max={100} value={percent} aria-label={state.file.name} />
      </span>
      <button type="button" className="button line" onClick={onStop}>
        {t('alerts.cancel')}
      </button>
    </div>
  )
}

interface AttachedFileProps {
  props: ControlProps
  address: string
  chosen: Chosen | null
  onRemove: () => void
}

function AttachedFile({ props, address, chosen, onRemove }: AttachedFileProps) {
  const t = useTranslate()
  const name = chosen?.name ?? fileName(address)
  return (
    <div className={`${styles.upload} ${styles.isUploaded}`}>
      {chosen?.preview ? (
        <img src={chosen.preview} alt="" />
      ) : (
        <span className="spot ok">
          <Icon of={documentAttachOutline} />
        </span>
      )}
      <span className="text small">
        <b className="mid">{name}</b>
        <span className="dim">{t('forms.uploaded')}</span>
      </span>
      <button
        id={props.id}
        type="button"
        className="icon-button"
        onClick={onRemove}
        aria-label={t('forms.remove_file', { file: name })}
      >
        <Icon of={trashOutline} />
      </button>
    </div>
  )
}
