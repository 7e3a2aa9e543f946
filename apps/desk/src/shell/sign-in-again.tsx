import { readSession, renewPageToken, type Session } from '../data/user/session.ts'
import { useTranslate } from '../language/translate.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { SignInForm } from '../screens/sign-in/sign-in-form.tsx'

interface Props {
  session: Session
  isOpen: boolean
  onDone: () => void
}

/** Signs in again over the open page when the session ends, so that its input is preserved. */
export function SignInAgain({ session, isOpen, onDone }: Props) {
  const t = useTranslate()
  const handleSignedIn = async () => {
    await renewPageToken()
    // Another user sees another desk.
    if (readSession()?.user === session.user) onDone()
    else location.reload()
  }
  return (
    <Dialog isOpen={isOpen} title={t('desk.signed_out_title')}>
      <p className="confirm-text">{t('desk.signed_out_text')}</p>
      <SignInForm onSignedIn={() => void handleSignedIn()} />
    </Dialog>
  )
}
