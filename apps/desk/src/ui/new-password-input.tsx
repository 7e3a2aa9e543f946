import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { passwordStrength, SHORTEST_PASSWORD, type PasswordStrength } from '#meta'
import { useSay } from '../language/say.ts'
import { SecretInput } from './secret-input.tsx'

const words: Record<PasswordStrength, MessageId> = {
  'too short': 'new_password.too_short',
  weak: 'new_password.weak',
  fair: 'new_password.fair',
  good: 'new_password.good',
}

/** A password that is chosen, with a hint how easily it would be guessed. */
export function NewPasswordInput() {
  const say = useSay()
  const [typed, setTyped] = useState('')
  return (
    <SecretInput
      name="new_password"
      label={say('new_password.label')}
      autoComplete="new-password"
      description={say(words[passwordStrength(typed)], { count: SHORTEST_PASSWORD })}
      onChange={setTyped}
    />
  )
}
