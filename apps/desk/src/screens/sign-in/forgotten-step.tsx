import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askForNewPassword } from '../../data/sign-in.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'

/** Asks for a link to a new password. Nothing here tells whether there is such an account. */
export function ForgottenStep({ onBack }: { onBack: () => void }) {
  const say = useSay()
  const [isAsked, setAsked] = useState(false)
  const back = (
    <Button variant="subtle" className="quiet-way" onClick={onBack}>
      {say('desk.back_to_sign_in')}
    </Button>
  )
  if (isAsked)
    return (
      <>
        <p role="status">{say('new_password.asked')}</p>
        {back}
      </>
    )
  return (
    <>
      <h2>{say('desk.forgot_title')}</h2>
      <p className="dim">{say('desk.forgot_text')}</p>
      <ShortForm
        verb={say('desk.forgot_send')}
        onSend={async (form) => {
          await askForNewPassword(textIn(form, 'user').trim())
          setAsked(true)
        }}
        words={(error) => refusalWords(error, say)}
        ways={back}
      >
        <TextInput
          name="user"
          label={say('new_password.ask_label')}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          required
          withAsterisk={false}
        />
      </ShortForm>
    </>
  )
}
