import { labelled, type ControlProps } from './control.ts'
import { DayPicker } from './day-picker.tsx'

/** A day. */
export function DateField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  return (
    <DayPicker
      labelled={labelled(props)}
      name={field.fieldname}
      isInTable={cellLabel !== undefined}
      value={String(value)}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
    />
  )
}
