import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useTranslate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import type { Asking } from '../../ui/proof/use-asking.ts'
import { openAccount } from './sign-in-calls.ts'

interface Props {
  phone: string
  code: string
  asking: Asking
  onIn: () => void
  onBack: () => void
}

/** A number that nobody has an account with: a name opens one. */
export function NameStep({ phone, code, asking, onIn, onBack }: Props) {
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
        <button type="button" className="quiet-button" onClick={onBack}>
          {t('proof.other_phone')}
        </button>
      </div>
    </form>
  )
}
