import { PasswordInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { useTranslate } from '../../language/translate.ts'

interface Props {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  description?: string
  hasFocus?: boolean
  onChange?: (typed: string) => void
}

/** A password as it is typed, with a way to look at it. */
export function SecretInput({ hasFocus = false, onChange, ...field }: Props) {
  const t = useTranslate()
  return (
    <PasswordInput
      {...field}
      required
      withAsterisk={false}
      data-autofocus={hasFocus || undefined}
      autoFocus={hasFocus}
      visibilityToggleButtonProps={{ 'aria-label': t('desk.show_secret') }}
      {...(onChange && { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) })}
    />
  )
}
