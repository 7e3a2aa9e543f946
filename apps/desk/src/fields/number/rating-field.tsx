import { Input } from '@mantine/core'
import { useId } from 'react'
import { starsOf } from '#meta'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'
import { Stars } from './stars.tsx'

/** Stars by halves, drawn over a slider: set by a finger, by a click, and by the arrow keys. None is no answer. */
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
      <span className="rating">
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
