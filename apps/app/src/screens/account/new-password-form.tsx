import { useState, type SubmitEvent } from 'react'
import { call } from '#client'
import type { MessageId } from '#design/messages'
import { passwordStrength, SHORTEST_PASSWORD } from '#meta'
import { useTranslate } from '../../language/text.ts'
import { PasswordField } from './password-field.tsx'
import { isDeadLink, passwordProblem } from './password-problem.ts'
import { Problem } from './problem.tsx'

interface Props {
  linkKey: string
  /** Told with the path on which this person goes on. */
  onSet: (next: string) => void
  onDead: () => void
}

export function NewPasswordForm({ linkKey, onSet, onDead }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onSet(await call('mela.identity.update_password', { key: linkKey, new_password: typed }))
    } catch (error) {
      setBusy(false)
      if (isDeadLink(error)) onDead()
      else setProblem(passwordProblem(error))
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isShort = passwordStrength(typed) === 'too short'
    setTooShort(isShort)
    if (isShort) event.currentTarget.querySelector('input')?.focus()
    else if (!isBusy) void send()
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <PasswordField
        typed={typed}
        problem={isTooShort ? t('new_password.too_short', { count: SHORTEST_PASSWORD }) : null}
        onType={(next) => {
          setTyped(next)
          setTooShort(false)
        }}
      />
      {problem !== null && <Problem>{t(problem)}</Problem>}
      <div className="actions">
        <button className="button big" aria-disabled={isBusy}>
          {t(isBusy ? 'new_password.setting' : 'new_password.set')}
        </button>
      </div>
    </form>
  )
}
