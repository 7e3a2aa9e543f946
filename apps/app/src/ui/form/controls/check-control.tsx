import { attributesOf, type ControlProps } from '../control.ts'

/** Never ticked beforehand, unless the form says so; its words stand beside it. */
export function CheckControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <label className="check">
      <input
        {...attributesOf(props)}
        type="checkbox"
        checked={value === 1}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
      />
      <span>{field.label}</span>
    </label>
  )
}
