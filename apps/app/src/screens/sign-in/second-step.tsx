import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import type { Asking } from '../../ui/proof/use-asking.ts'
import { giveSecondProof, type SignInOutcome } from './sign-in-calls.ts'

interface Props {
  halfSignIn: string
  asking: Asking
  onOutcome: (outcome: SignInOutcome) => void
  onBack: () => void
}

/** What the authenticator app shows, or one of the codes that stand in for it. */
export function SecondStep({ halfSignIn, asking, onOutcome, onBack }: Props) {
  const id = useId()
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [otp, setOtp] = useState('')
  useEffect(() => field.current?.focus(), [])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (otp.trim() === '') field.current?.focus()
    else void asking.ask(async () => onOutcome(await giveSecondProof(halfSignIn, otp.trim())))
  }
  return (
    <form className="contact-form" method="post" onSubmit={handleSubmit}>
      <p role="status">{t('sign_in.second_text')}</p>
      <div className="field">
        <label htmlFor={id}>{t('proof.code')}</label>
        <input
          ref={field}
          id={id}
          className="input code-input"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          value={otp}
          onChange={(event) => setOtp(event.target.value)}
        />
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'proof.one_moment' : 'shell.sign_in')}
        </button>
        <button type="button" className="quiet-button" onClick={onBack}>
          {t('shell.back')}
        </button>
      </div>
    </form>
  )
}
