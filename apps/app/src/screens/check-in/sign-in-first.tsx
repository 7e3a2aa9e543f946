import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/answer-states.tsx'

/** Sign-in hint; `isShut` is true when the signed-in account is not staff. */
export function SignInForCheckIn({ isShut = false }: { isShut?: boolean }) {
  const t = useTranslate()
  const { path } = useVisit()
  return (
    <Empty
      title={t(isShut ? 'check_in.not_staff_title' : 'check_in.sign_in_title')}
      text={t(isShut ? 'check_in.not_staff_text' : 'check_in.sign_in_text')}
      mainLink={{ label: t(isShut ? 'check_in.other_account' : 'check_in.sign_in'), href: signInPath(path) }}
    />
  )
}

/** Returns the sign-in path that leads back to check-in; `again` ignores a cookie of an ended session. */
export const signInPath = (path: string): string => `/sign-in?again=1&next=${encodeURIComponent(path)}`
