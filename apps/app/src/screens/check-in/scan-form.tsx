import { cameraOutline } from 'ionicons/icons'
import { lazy, Suspense, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Direction } from './scan-outcome.ts'
import styles from './check-in.module.css'

const CameraView = lazy(async () => ({ default: (await import('./camera/camera-view.tsx')).CameraView }))

interface Props {
  direction: Direction
  onDirection: (direction: Direction) => void
  onTicket: (text: string) => void
}

/** Form for handheld scanners, which type a code and press Enter: the field is ready for the next one at once. */
export function ScanForm({ direction, onDirection, onTicket }: Props) {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCameraOn, setIsCameraOn] = useState(false)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (field.current) {
      field.current.value = ''
      field.current.focus()
    }
    if (typed !== '') onTicket(typed)
  }
  return (
    <form className="card padded stack" noValidate onSubmit={handleSubmit}>
      <DirectionChoice direction={direction} onDirection={onDirection} />
      {isCameraOn && (
        <Suspense>
          <CameraView onCode={onTicket} />
        </Suspense>
      )}
      <button type="button" className="button line" onClick={() => setIsCameraOn((isOn) => !isOn)}>
        <Icon of={cameraOutline} />
        {t(isCameraOn ? 'check_in.camera_off' : 'check_in.camera_on')}
      </button>
      <div className="field">
        <label htmlFor={id}>{t('check_in.ticket')}</label>
        <div className={styles.typedCode}>
          <input
            ref={field}
            id={id}
            className="input"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-describedby={`${id}-help`}
          />
          <button className="button">{t('check_in.check')}</button>
        </div>
        <p className="help" id={`${id}-help`}>
          {t('check_in.ticket_help')}
        </p>
      </div>
    </form>
  )
}

interface DirectionChoiceProps {
  direction: Direction
  onDirection: (direction: Direction) => void
}

const directions = [
  ['in', 'check_in.direction_in'],
  ['out', 'check_in.direction_out'],
] as const

function DirectionChoice({ direction, onDirection }: DirectionChoiceProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <fieldset className={`field ${styles.directions}`}>
      <legend>{t('check_in.direction')}</legend>
      {directions.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={id} checked={direction === value} onChange={() => onDirection(value)} />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
