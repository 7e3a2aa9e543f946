import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/answer-states.tsx'

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

/** Signing in, and back to the door; a cookie that is still there is known to be worth nothing. */
export const signInPath = (path: string): string => `/sign-in?again=1&next=${encodeURIComponent(path)}`
