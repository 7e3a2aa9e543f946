import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { toE164 } from '#meta'
import { useTranslate } from '../../language/text.ts'
import { PhoneControl } from '../form/controls/phone-control.tsx'
import { describedBy, FieldFrame } from '../form/field-frame.tsx'
import { textOf } from '../form/submission/wire-answers.ts'
import type { Action } from '#client/react'
import { ProblemNote } from '../problem-note.tsx'

interface Props {
  first: string
  label: string
  help: string
  verb: string
  asking: Action
  /** Called with the number as E.164. */
  onPhone: (phone: string) => Promise<void>
  onType: (typed: string) => void
  more?: { fields: ReactNode; isComplete: () => boolean }
  children?: ReactNode
}

/** Asks for a phone number; an invalid one is shown at once, without a request. */
export function PhoneForm({ first, label, help, verb, asking, onPhone, onType, more, children }: Props) {
  const id = useId()
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(first)
  const [isWrong, setIsWrong] = useState(false)
  const problem = isWrong ? t('forms.wrong_phone') : undefined
  const handleChange = (value: unknown) => {
    setTyped(textOf(value))
    onType(textOf(value))
    setIsWrong(false)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const phone = toE164(typed)
    setIsWrong(phone === null)
    const isComplete = more === undefined || more.isComplete()
    if (phone === null) form.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus()
    else if (isComplete) void asking.ask(() => onPhone(phone))
  }
  return (
    <form ref={form} className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <FieldFrame id={id} label={label} isOptional={false} help={help} problem={problem} isAnnounced>
        <PhoneControl
          field={{ fieldname: 'phone', fieldtype: 'Phone', label }}
          id={id}
          value={typed}
          isRequired
          isInvalid={isWrong}
          describedBy={describedBy(id, { help, problem })}
          onChange={handleChange}
          onBlur={() => undefined}
        />
      </FieldFrame>
      {more?.fields}
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('proof.one_moment') : verb}
        </button>
        {children}
      </div>
    </form>
  )
}
