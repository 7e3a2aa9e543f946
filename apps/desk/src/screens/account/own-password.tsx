import { useTranslate } from '../../language/translate.ts'
import { SecretInput } from '../../ui/secret/secret-input.tsx'

/** The password of whoever is signed in, before something that outlives the session; `pwd` in its form. */
export function OwnPassword({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = useTranslate()
  return (
    <SecretInput
      name="pwd"
      label={t('desk.your_password')}
      description={t('desk.own_password_why')}
      autoComplete="current-password"
      hasFocus={hasFocus}
    />
  )
}
