import type { FormField } from '../definition/form-field.ts'

/** What every control of a field is given. */
export interface ControlProps {
  field: FormField
  /** The id of the element that takes the focus. */
  id: string
  value: unknown
  isRequired: boolean
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (value: unknown) => void
  onBlur: () => void
}

/** The same attributes on every native control. */
export function attributesOf({ id, isRequired, isInvalid, describedBy, onBlur }: ControlProps) {
  return {
    id,
    onBlur,
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  }
}
