import { useId } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { Direction } from './verdict.ts'

interface Props {
  direction: Direction
  onDirection: (direction: Direction) => void
}

const directions = [
  ['in', 'check_in.direction_in'],
  ['out', 'check_in.direction_out'],
] as const

/** Which way this door lets. */
export function DirectionChoice({ direction, onDirection }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <fieldset className="field door-directions">
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
