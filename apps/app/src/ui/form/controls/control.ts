import type { FormField } from '../definition/form-field.ts'

export interface ControlProps {
  field: FormField
  id: string
  value: unknown
  isRequired: boolean
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (value: unknown) => void
  onBlur: () => void
}

export function attributesOf({ id, isRequired, isInvalid, describedBy, onBlur }: ControlProps) {
  return {
    id,
    onBlur,
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  }
}
