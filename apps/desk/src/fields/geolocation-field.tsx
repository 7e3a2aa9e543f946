import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { pointOf, pointText } from '#meta'
import { useTranslate } from '../language/translate.ts'
import type { ControlProps } from './control.ts'
import { LongTextField } from './text/text-field.tsx'
import styles from './fields.module.css'

interface Typed {
  latitude: string
  longitude: string
}

const nowhere: Typed = { latitude: '', longitude: '' }

function typedOf(text: string): Typed {
  const point = pointOf(text)
  return point ? { latitude: String(point.latitude), longitude: String(point.longitude) } : nowhere
}

function valueOf({ latitude, longitude }: Typed): string {
  const [north, east] = [latitude.trim(), longitude.trim()]
  if (north === '' && east === '') return ''
  const isPair = north !== '' && east !== '' && !Number.isNaN(Number(north)) && !Number.isNaN(Number(east))
  return isPair ? pointText({ latitude: Number(north), longitude: Number(east) }) : `${north}, ${east}`
}

interface CoordinateProps extends Pick<ControlProps, 'inputRef' | 'onBlur'> {
  label: string
  name: string
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

function Coordinate({ label, name, value, isWrong, onChange, onBlur, inputRef }: CoordinateProps) {
  return (
    <TextInput
      label={label}
      ref={inputRef}
      name={name}
      className="num"
      inputMode="decimal"
      autoComplete="off"
      error={isWrong}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

function PointField({ field, value, error, inputRef, onChange, onBlur }: ControlProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState<Typed | null>(null)
  const shown = typed ?? typedOf(String(value))
  const isWrong = error !== undefined

  const handleType = (next: Typed) => {
    setTyped(next)
    onChange(valueOf(next))
  }
  const shared = { isWrong, onBlur }
  return (
    <div role="group" aria-labelledby={id} className={styles.point}>
      <span id={id} className={styles.pointLabel}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </span>
      <Coordinate
        {...shared}
        label={t('desk.latitude')}
        name={`${field.fieldname}-latitude`}
        inputRef={inputRef}
        value={shown.latitude}
        onChange={(latitude) => handleType({ ...shown, latitude })}
      />
      <Coordinate
        {...shared}
        label={t('desk.longitude')}
        name={`${field.fieldname}-longitude`}
        value={shown.longitude}
        onChange={(longitude) => handleType({ ...shown, longitude })}
      />
      {isWrong && <p className="field-error">{error}</p>}
      {field.description !== '' && <p className="field-help">{field.description}</p>}
    </div>
  )
}

export function GeolocationField(props: ControlProps) {
  const { value, cellLabel } = props
  // The first value decides the form while it is edited: an incomplete number is no point.
  const [isPoint] = useState(() => value === '' || pointOf(String(value)) !== null)
  const Control = isPoint && cellLabel === undefined ? PointField : LongTextField
  return <Control {...props} />
}
