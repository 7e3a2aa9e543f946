import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '../../shell/page.tsx'
import { PasswordMessages } from '../../ui/added-catalogues.tsx'
import { DeadLink, NewPasswordForm, PasswordSet } from './new-password-form.tsx'
import { forgetLinkKey, linkKey } from '../../ui/link/link-key.ts'
import { NewPasswordBody } from './new-password-body.tsx'
import { newPasswordScreen } from './new-password.screen.tsx'

type State = { at: 'form'; key: string } | { at: 'dead'; hasKey: boolean } | { at: 'set'; next: string }

function opened(hash: string): State {
  const key = linkKey(hash)
  return key === null ? { at: 'dead', hasKey: false } : { at: 'form', key }
}

function Step({ hash }: { hash: string }) {
  const [state, setState] = useState(() => opened(hash))
  const handleSet = (next: string) => {
    forgetLinkKey()
    setState({ at: 'set', next })
  }
  const handleDead = () => {
    forgetLinkKey()
    setState({ at: 'dead', hasKey: true })
  }
  if (state.at === 'dead') return <DeadLink hasKey={state.hasKey} />
  if (state.at === 'set') return <PasswordSet next={state.next} />
  return <NewPasswordForm linkKey={state.key} onSet={handleSet} onDead={handleDead} />
}

PasswordMessages.fetchAhead()

/** Page of the links for a new password. A newer link in the same tab starts again. */
export function NewPasswordPage() {
  const { hash } = useLocation()
  return (
    <PasswordMessages>
      <Page screen={newPasswordScreen}>
        <NewPasswordBody form={<Step key={hash} hash={hash} />} isAsking={linkKey(hash) === null} />
      </Page>
    </PasswordMessages>
  )
}
