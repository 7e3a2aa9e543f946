import { useId, useRef, useState, type SubmitEvent, useEffect } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { Action } from '#client/react'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { signInWithPassword, type SignInOutcome, openAccount } from './sign-in-calls.ts'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'

interface Props {
  isStaff: boolean
  asking: Action
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
        <button type="button" className="plain-button" onClick={onPhone}>
          {t('sign_in.with_code')}
        </button>
      </div>
    </form>
  )
}

interface NameStepProps {
  phone: string
  code: string
  asking: Action
  onIn: () => void
  onBack: () => void
}

export function NameStep({ phone, code, asking, onIn, onBack }: NameStepProps) {
  const id = useId()
  const t = useTranslate()
  const { language } = useLanguageChoice()
  const field = useRef<HTMLInputElement>(null)
  const [full_name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const problem = isMissing ? t('contact.name_missing') : undefined
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = full_name.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    void asking.ask(async () => {
      await openAccount({ phone, code, language, full_name: full_name.trim() })
      onIn()
    })
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <p role="status">{t('sign_in.new_text')}</p>
      <FieldFrame id={id} label={t('contact.name')} isOptional={false} problem={problem} isAnnounced>
        <input
          ref={field}
          id={id}
          className="input"
          autoComplete="name"
          maxLength={140}
          value={full_name}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={describedBy(id, { problem })}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldFrame>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'proof.one_moment' : 'sign_in.open_account')}
        </button>
        <button type="button" className="plain-button" onClick={onBack}>
          {t('proof.other_phone')}
        </button>
      </div>
    </form>
  )
}
