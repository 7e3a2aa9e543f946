import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import '../../ui/form/form.css'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import type { Asking } from '../../ui/proof/use-asking.ts'
import { signInWithPassword, type SignInOutcome } from './sign-in-calls.ts'

interface Props {
  /** True for somebody whose code was right and who works here. */
  isStaff: boolean
  asking: Asking
  onOutcome: (outcome: SignInOutcome) => void
  onPhone: () => void
}

export function PasswordStep({ isStaff, asking, onOutcome, onPhone }: Props) {
  const id = useId()
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [usr, setUsr] = useState('')
  const [pwd, setPwd] = useState('')
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const empty = usr.trim() === '' ? 'usr' : pwd === '' ? 'pwd' : null
    if (empty !== null) form.current?.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus()
    else void asking.ask(async () => onOutcome(await signInWithPassword(usr.trim(), pwd)))
  }
  return (
    <form ref={form} className="contact-form" method="post" onSubmit={handleSubmit}>
      {isStaff && <p role="status">{t('sign_in.staff_text')}</p>}
      <div className="field">
        <label htmlFor={`${id}-usr`}>{t('new_password.ask_label')}</label>
        <input
          id={`${id}-usr`}
          className="input"
          name="usr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={140}
          required
          value={usr}
          onChange={(event) => setUsr(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-pwd`}>{t('sign_in.password')}</label>
        <input
          id={`${id}-pwd`}
          className="input"
          name="pwd"
          type="password"
          autoComplete="current-password"
          maxLength={512}
          required
          value={pwd}
          onChange={(event) => setPwd(event.target.value)}
        />
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'proof.one_moment' : 'shell.sign_in')}
        </button>
        <a className="more" href="/update-password">
          {t('sign_in.forgotten')}
        </a>
        <button type="button" className="quiet-button" onClick={onPhone}>
          {t('sign_in.with_code')}
        </button>
      </div>
    </form>
  )
}
