import { TextInput } from '@mantine/core'
import { useTranslate } from '../../language/translate.ts'

interface Props {
  /** True for one of the codes that stand in for the app. */
  isRecovery?: boolean
  hasFocus?: boolean
}

/** The six digits of an authenticator app, or a recovery code; `otp` in its form. */
export function CodeField({ isRecovery = false, hasFocus = true }: Props) {
  const t = useTranslate()
  return (
    <TextInput
      key={String(isRecovery)}
      name="otp"
      className="code-field"
      label={t(isRecovery ? 'desk.recovery_code' : 'desk.code')}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      autoFocus={hasFocus}
      data-autofocus={hasFocus || undefined}
      required
      withAsterisk={false}
    />
  )
}
