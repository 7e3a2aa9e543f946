import { useVisit } from '../../../data/visit.ts'
import { attributesOf, type ControlProps } from '../control.ts'
import { textOf } from '../wire-answers.ts'

const types: Readonly<Record<string, 'date' | 'datetime-local' | 'time'>> = {
  Date: 'date',
  Datetime: 'datetime-local',
  Time: 'time',
}

const latest: Readonly<Record<string, string>> = { Date: '9999-12-31', Datetime: '9999-12-31T23:59' }

/** The device's own picker for days and times: everybody knows it, in every language. */
export function DateControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { today } = useVisit()
  return (
    <input
      {...attributesOf(props)}
      type={types[field.fieldtype] ?? 'date'}
      max={field.not_after_today === 1 ? today : latest[field.fieldtype]}
      autoComplete={/^(date_of_birth|dob|birth_?date)$/.test(field.fieldname) ? 'bday' : 'off'}
      className="input numbers"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
