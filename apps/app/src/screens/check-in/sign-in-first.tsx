import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/empty.tsx'
import { signInPath } from './sign-in-path.ts'

/** `isShut`: whoever is signed in is none of the staff. */
export function SignInFirst({ isShut = false }: { isShut?: boolean }) {
  const t = useTranslate()
  const { path } = useVisit()
  return (
    <Empty
      title={t(isShut ? 'check_in.not_staff_title' : 'check_in.sign_in_title')}
      text={t(isShut ? 'check_in.not_staff_text' : 'check_in.sign_in_text')}
      mainLink={{ label: t('check_in.sign_in'), href: signInPath(path) }}
    />
  )
}
