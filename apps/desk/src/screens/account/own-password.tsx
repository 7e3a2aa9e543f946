import { useSay } from '../../language/say.ts'
import { SecretInput } from '../../ui/secret-input.tsx'

/** The password of whoever is signed in, before something that outlives the session; `pwd` in its form. */
export function OwnPassword({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = useSay()
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
