import { useId, useRef, useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { useSay } from '../../language/text.ts'
import '../../ui/form/form.css'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { changeContact, type ContactField } from './family-calls.ts'
import { refusal } from '../../ui/refusal.ts'

const fields: readonly (readonly [ContactField, MessageId, 'tel' | 'email' | 'name'])[] = [
  ['phone', 'family.contact_phone', 'tel'],
  ['email', 'family.contact_email', 'email'],
  ['full_name', 'family.contact_name', 'name'],
]

interface Props {
  family: string
  onDone: () => void
}

/** How a guardian is reached is changed by the office: it checks who asks. */
export function ContactForm({ family, onDone }: Props) {
  const id = useId()
  const say = useSay()
  const { tell } = useShellActions()
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<ContactField>('phone')
  const [typed, setTyped] = useState('')
  const asking = useAsking((error) => refusal(error, say('proof.failed')))
  const autoComplete = fields.find(([name]) => name === field)?.[2] ?? 'off'
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return input.current?.focus()
    void asking.ask(async () => {
      await changeContact({ family, field, value: typed.trim() })
      tell(say('family.asked'))
      onDone()
    })
  }
  return (
    <form className="contact-form" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={`${id}-what`}>{say('family.contact_what')}</label>
        <select
          id={`${id}-what`}
          className="input"
          value={field}
          onChange={({ target: { value } }) =>
            setField(fields.find(([name]) => name === value)?.[0] ?? 'phone')
          }
        >
          {fields.map(([name, label]) => (
            <option key={name} value={name}>
              {say(label)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={id}>{say('family.contact_new')}</label>
        <input
          ref={input}
          id={id}
          className="input"
          type={autoComplete === 'name' ? 'text' : autoComplete}
          autoComplete={autoComplete}
          maxLength={140}
          required
          value={typed}
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {say('family.contact_help')}
        </p>
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {say(asking.isBusy ? 'proof.one_moment' : 'family.contact_send')}
        </button>
        <button type="button" className="button line" onClick={onDone}>
          {say('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}
