import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useTranslate } from '../../language/text.ts'
import type { AskedCode } from '../../ui/proof/asked-code.ts'
import { CodeForm } from '../../ui/proof/code-form.tsx'
import { maskedPhone } from '../../ui/text/contact-text.ts'
import type { Action } from '#client/react'
import { ProblemNote } from '../../ui/problem-note.tsx'
import {
  sendCode,
  signInWithCode,
  type SignInOutcome,
  hasNoAccount,
  needsPassword,
  giveSecondProof,
} from './sign-in-calls.ts'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import styles from '../../ui/proof/proof.module.css'

interface Props {
  asked: AskedCode
  asking: Action
  onOutcome: (outcome: SignInOutcome) => void
  onAsked: (asked: AskedCode) => void
  onNew: (code: string) => void
  onStaff: () => void
  onOtherPhone: () => void
}

export function CodeStep({ asked, asking, onOutcome, onAsked, onNew, onStaff, onOtherPhone }: Props) {
  const t = useTranslate()
  const { language } = useLanguageChoice()
  const handleCode = async (code: string) => {
    try {
      onOutcome(await signInWithCode(asked.sentTo, code))
    } catch (error) {
      if (hasNoAccount(error)) onNew(code)
      else if (needsPassword(error)) onStaff()
      else throw error
    }
  }
  return (
    <CodeForm
      masked={maskedPhone(asked.sentTo)}
      sentText={t('sign_in.code_sent', { phone: maskedPhone(asked.sentTo) })}
      verb={t('shell.sign_in')}
      asking={asking}
      againAt={asked.againAt}
      onCode={handleCode}
      onAgain={async () => onAsked(await sendCode(asked.sentTo, language))}
      onOtherPhone={onOtherPhone}
    />
  )
}

interface SecondStepProps {
  halfSignIn: string
  asking: Action
  onOutcome: (outcome: SignInOutcome) => void
  onBack: () => void
}

export function SecondStep({ halfSignIn, asking, onOutcome, onBack }: SecondStepProps) {
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
          className={`input ${styles.codeInput}`}
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
        <button type="button" className="plain-button" onClick={onBack}>
          {t('shell.back')}
        </button>
      </div>
    </form>
  )
}
