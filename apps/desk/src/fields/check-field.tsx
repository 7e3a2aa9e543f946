import { useId } from 'react'
import type { ControlProps } from './control.ts'

/** Yes or no. */
export function CheckField({ field, value, onChange, onBlur, error, inputRef, cellLabel }: ControlProps) {
  const id = useId()
  const isCell = cellLabel !== undefined
  const described = field.description === '' ? undefined : `${id}-help`
  return (
    <div className={isCell ? 'check-cell' : 'check-field'}>
      <label className="tick-line">
        <input
          ref={inputRef}
          className="tick"
          type="checkbox"
          name={field.fieldname}
          aria-label={cellLabel}
          aria-invalid={error !== undefined}
          aria-describedby={isCell ? undefined : described}
          checked={value === 1}
          onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
          onBlur={onBlur}
        />
        {!isCell && <span>{field.label}</span>}
      </label>
      {!isCell && described !== undefined && (
        <p id={described} className="field-help">
          {field.description}
        </p>
      )}
      {!isCell && error !== undefined && <p className="field-error">{error}</p>}
    </div>
  )
}
