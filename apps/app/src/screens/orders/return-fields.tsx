import { useId } from 'react'
import { useSay } from '../../language/text.ts'
import type { ReturnReason } from './order-calls.ts'
import { reasonWords } from './order-words.ts'

const isReason = (value: string): value is ReturnReason => value in reasonWords

interface ReasonProps {
  reason: ReturnReason
  onChange: (reason: ReturnReason) => void
}

export function ReasonField({ reason, onChange }: ReasonProps) {
  const id = useId()
  const say = useSay()
  return (
    <div className="field">
      <label htmlFor={id}>{say('orders.back_why')}</label>
      <select
        id={id}
        className="input"
        value={reason}
        onChange={({ target }) => {
          if (isReason(target.value)) onChange(target.value)
        }}
      >
        {Object.entries(reasonWords).map(([value, label]) => (
          <option key={value} value={value}>
            {say(label)}
          </option>
        ))}
      </select>
    </div>
  )
}

const longestNote = 1000

export function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId()
  const say = useSay()
  return (
    <div className="field">
      <label htmlFor={id}>
        {say('orders.back_note')} <span className="optional">{say('contact.optional')}</span>
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={longestNote}
        value={note}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="help" id={`${id}-help`}>
        {say('orders.back_note_help')}
      </p>
    </div>
  )
}
