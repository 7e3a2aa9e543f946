import { Input, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'
import { DayPicker } from './day-picker.tsx'
import styles from '../fields.module.css'

const minuteStep = 60

const secondStep = 1

export function MomentField(props: ControlProps) {
  const t = useTranslate()
  const id = useId()
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const { day, time } = readMoment(String(value))
  const isInTable = cellLabel !== undefined
  const { label, description, withAsterisk, error } = labelled(props)
  const name = cellLabel ?? field.label
  const isWrong = error !== undefined && error !== false
  return (
    <Input.Wrapper
      {...(label === undefined ? {} : { label })}
      {...(description === undefined ? {} : { description })}
      withAsterisk={withAsterisk ?? false}
      error={typeof error === 'string' ? error : null}
      labelElement="div"
      labelProps={{ id }}
    >
      <div
        className={styles.moment}
        role="group"
        {...(isInTable ? { 'aria-label': name } : { 'aria-labelledby': id })}
      >
        <DayPicker
          labelled={{ 'aria-label': t('desk.day_of', { field: name }), error: isWrong }}
          name={field.fieldname}
          isInTable={isInTable}
          value={day}
          onChange={(next) => onChange(writeMoment({ day: next, time: next === '' ? '' : time }))}
          onBlur={onBlur}
          inputRef={inputRef}
        />
        <TextInput
          type="time"
          className="moment-time"
          aria-label={t('desk.time_of', { field: name })}
          error={isWrong}
          step={/:\d{2}:(?!00)\d{2}$/.test(time) ? secondStep : minuteStep}
          value={time}
          onChange={(event) => onChange(writeMoment({ day, time: event.currentTarget.value }))}
          onBlur={onBlur}
        />
      </div>
    </Input.Wrapper>
  )
}

interface Moment {
  day: string
  time: string
}

/** Splits 'YYYY-MM-DDTHH:MM:SS' into day and time; either may be empty. */
export function readMoment(value: string): Moment {
  // An unreadable day may contain the letter itself.
  const at = value.lastIndexOf('T')
  return at === -1 ? { day: value, time: '' } : { day: value.slice(0, at), time: value.slice(at + 1) }
}

/** Joins day and time. A day without a time begins at midnight; a time without a day is no moment yet. */
export function writeMoment({ day, time }: Moment): string {
  if (day === '' && time === '') return ''
  return `${day}T${time === '' ? '00:00' : time}`
}
