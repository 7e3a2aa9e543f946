import { TextInput, Input } from '@mantine/core'
import { useState, useId } from 'react'
import { durationText, readDuration, starsOf } from '#meta'
import { labelled, type ControlProps } from '../control.ts'
import type { CellValue } from '../table-value.ts'
import { useTranslate } from '../../language/translate.ts'
import { Stars } from '../show-value.tsx'
import styles from '../fields.module.css'

/** Example of a duration; these letters are the same in every language. */
const example = '1h 30m'

function shownText(value: CellValue): string {
  const seconds = value === '' ? null : readDuration(String(value))
  return seconds === null ? String(value) : durationText(seconds)
}

/** Duration, typed as '1h 30m' and stored as seconds. It is normalised when the field is left. */
export function DurationField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef } = props
  const [typed, setTyped] = useState<string | null>(null)

  const handleType = (text: string) => {
    setTyped(text)
    onChange(String(readDuration(text) ?? text))
  }
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      className="num"
      placeholder={example}
      autoComplete="off"
      value={typed ?? shownText(value)}
      onChange={(event) => handleType(event.currentTarget.value)}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    />
  )
}

/** Rating in half stars over a slider, set by touch, click and arrow keys. Zero stars is no value. */
export function RatingField(props: ControlProps) {
  const t = useTranslate()
  const id = useId()
  const { field, value, onChange, onBlur, error, inputRef } = props
  const { label, description, withAsterisk = false, error: wrong, 'aria-label': cellLabel } = labelled(props)
  const total = starsOf(field)
  const halves = 2 * total
  const share = Number(value) || 0
  const given = Math.round(share * halves)

  return (
    <Input.Wrapper id={id} label={label} description={description} withAsterisk={withAsterisk} error={wrong}>
      <span className={styles.rating}>
        <Stars share={share} total={total} />
        <input
          id={id}
          ref={inputRef}
          name={field.fieldname}
          type="range"
          min={0}
          max={halves}
          step={1}
          value={given}
          aria-label={cellLabel}
          aria-invalid={error !== undefined}
          aria-valuetext={t('desk.stars_given', { count: given / 2, total })}
          onChange={(event) => {
            const next = Number(event.currentTarget.value)
            onChange(next === 0 ? '' : String(next / halves))
          }}
          onBlur={onBlur}
        />
      </span>
    </Input.Wrapper>
  )
}
