import { alertCircleOutline } from 'ionicons/icons'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { MessageId } from '#design/messages'
import { useSay, type Say } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'

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

/** Label above, the field, and what is wrong with it below. */
export function ContactField({ label, isOptional = false, type = 'text', longest, ...rest }: Props) {
  const id = useId()
  const say = useSay()
  const { registration, problem, autoComplete } = rest
  const input = {
    ...registration,
    id,
    autoComplete,
    className: 'input',
    maxLength: longest,
    'aria-required': !isOptional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {say(label)} {isOptional && <span className="optional">{say('contact.optional')}</span>}
      </label>
      {type === 'long' ? <textarea {...input} rows={6} /> : <input {...input} type={type} />}
      {problem !== undefined && (
        <p className="error" id={`${id}-problem`} role="alert">
          <Icon of={alertCircleOutline} isSmall />
          {wordsFor(problem, say)}
        </p>
      )}
    </div>
  )
}

const problems: readonly MessageId[] = [
  'contact.name_missing',
  'contact.email_missing',
  'contact.email_wrong',
  'contact.phone_wrong',
  'contact.message_missing',
]

function wordsFor(problem: string, say: Say): string {
  const known = problems.find((id) => id === problem)
  return known ? say(known) : problem
}
