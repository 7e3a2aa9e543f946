import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'
import '../../../ui/form/form.css'
import { ProblemNote } from '../../../ui/state/problem-note.tsx'
import type { Asking } from '../../../ui/proof/use-asking.ts'

interface Props {
  first: string
  verb: string
  asking: Asking
  more: { fields: ReactNode; isComplete: () => boolean }
  onType: (typed: string) => void
  onEmail: (email: string) => Promise<void>
}

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function EmailForm({ first, verb, asking, more, onType, onEmail }: Props) {
  const id = useId()
  const t = useTranslate()
  const [typed, setTyped] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const help = t('profile.new_email_help')
  const problem = isWrong ? t('profile.wrong_email') : undefined
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRight = email.test(typed.trim())
    setWrong(!isRight)
    const isComplete = more.isComplete()
    if (!isRight) event.currentTarget.querySelector('input')?.focus()
    else if (isComplete) void asking.ask(() => onEmail(typed.trim()))
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <FieldFrame
        {...{ id, help, problem, isAnnounced: true, isOptional: false }}
        label={t('profile.new_email')}
      >
        <input
          id={id}
          className="input"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={140}
          value={typed}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { help, problem })}
          onChange={(event) => {
            setTyped(event.target.value)
            onType(event.target.value)
            setWrong(false)
          }}
        />
      </FieldFrame>
      {more.fields}
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('proof.one_moment') : verb}
        </button>
      </div>
    </form>
  )
}
