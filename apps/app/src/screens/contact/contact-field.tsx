import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { MessageId } from '#design/messages'
import { useTranslate, type Translate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'

interface Props {
  label: MessageId
  autoComplete: string
  isOptional?: boolean
  type?: 'text' | 'email' | 'tel' | 'long'
  longest: number
  registration: UseFormRegisterReturn
  /** A message id of the rules, or words of the server. */
  problem: string | undefined
}

export function ContactField({ label, isOptional = false, type = 'text', longest, ...rest }: Props) {
  const id = useId()
  const t = useTranslate()
  const { registration, problem, autoComplete } = rest
  const words = problem === undefined ? undefined : wordsFor(problem, t)
  const input = {
    ...registration,
    id,
    autoComplete,
    className: 'input',
    maxLength: longest,
    'aria-required': !isOptional,
    'aria-invalid': words !== undefined,
    'aria-describedby': describedBy(id, { problem: words }),
  }
  return (
    <FieldFrame id={id} label={t(label)} isOptional={isOptional} problem={words} isAnnounced>
      {type === 'long' ? <textarea {...input} rows={6} /> : <input {...input} type={type} />}
    </FieldFrame>
  )
}

const problems: readonly MessageId[] = [
  'contact.name_missing',
  'contact.email_missing',
  'contact.email_wrong',
  'contact.phone_wrong',
  'contact.message_missing',
]

function wordsFor(problem: string, t: Translate): string {
  const known = problems.find((id) => id === problem)
  return known ? t(known) : problem
}
