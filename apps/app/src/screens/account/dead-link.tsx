import { useId, useState, type SubmitEvent } from 'react'
import { call } from '#client'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'
import { passwordProblem } from './password-problem.ts'
import { Problem } from './problem.tsx'

interface AskProps {
  onAsked: () => void
}

function AskForm({ onAsked }: AskProps) {
  const t = useTranslate()
  const id = useId()
  const [user, setUser] = useState('')
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await call('mela.identity.reset_password', { user: user.trim() })
      onAsked()
    } catch (error) {
      setBusy(false)
      setProblem(passwordProblem(error))
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  return (
    <form className="contact-form" method="post" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={id}>{t('new_password.ask_label')}</label>
        <input
          id={id}
          className="input"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={140}
          required
          value={user}
          onChange={(event) => setUser(event.target.value)}
        />
      </div>
      {problem !== null && <Problem>{t(problem)}</Problem>}
      <div className="actions">
        <button className="button" aria-disabled={isBusy}>
          {t('new_password.ask')}
        </button>
      </div>
    </form>
  )
}

/** Asks for a link to a new password: somebody forgot theirs, or the link that they opened has ended. */
export function DeadLink({ hasKey }: { hasKey: boolean }) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="card padded dead-link">
      {hasKey && (
        <div role="alert">
          <h2>{t('new_password.dead_title')}</h2>
          <p className="dim">{t('new_password.dead_text')}</p>
        </div>
      )}
      {isAsked ? <p role="status">{t('new_password.asked')}</p> : <AskForm onAsked={() => setAsked(true)} />}
    </section>
  )
}
