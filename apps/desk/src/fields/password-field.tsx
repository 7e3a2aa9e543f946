import { PasswordInput } from '@mantine/core'
import { useSay } from '../language/say.ts'
import { labelled, type ControlProps } from './control.ts'

/** A secret: written, never read back. */
export function PasswordField(props: ControlProps) {
  const say = useSay()
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const help = [field.description, say('desk.secret_help')].filter(Boolean).join('. ')
  return (
    <PasswordInput
      {...labelled(props)}
      {...(cellLabel === undefined ? { description: help } : {})}
      ref={inputRef}
      name={field.fieldname}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': say('desk.show_secret') }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
