import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useId, useState, type SubmitEvent } from 'react'
import { signIn } from '../../data/session.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useSay, type Say } from '../../language/say.ts'
import type { MelaError } from '#client'

interface Props {
  onSignedIn: () => void
}

function words(error: MelaError, say: Say): string {
  if (error.isOffline) return say('desk.sign_in_unreached')
  if (error.status === 401) return say('desk.sign_in_wrong')
  return error.status === 429 ? say('states.too_busy') : error.message
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Name and password; the session comes back as a cookie that no script can read. */
export function SignInForm({ onSignedIn }: Props) {
  const say = useSay()
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setError(null)
    try {
      await signIn(textIn(form, 'usr'), textIn(form, 'pwd'))
      onSignedIn()
    } catch (failure) {
      setError(words(asMelaError(failure), say))
      setBusy(false)
    }
  }
  return (
    <form className="sign-in-form" method="post" onSubmit={(event) => void handleSubmit(event)}>
      <TextInput
        name="usr"
        label={say('desk.sign_in_name')}
        autoComplete="username"
        autoCapitalize="none"
        required
        withAsterisk={false}
        aria-describedby={error === null ? undefined : id}
      />
      <PasswordInput
        name="pwd"
        label={say('desk.sign_in_password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': say('desk.show_secret') }}
        required
        withAsterisk={false}
      />
      {error !== null && (
        <p id={id} className="notice bad" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {say('shell.sign_in')}
      </Button>
    </form>
  )
}
