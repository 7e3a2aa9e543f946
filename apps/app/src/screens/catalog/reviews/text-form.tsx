import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { randomKey } from '../../../ui/form/random-key.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'

interface Props {
  label: string
  help?: string
  button: string
  longest: number
  /** Sends the text under a key: a repeated request is stored once. */
  onSend: (text: string, key: string) => Promise<void>
}

export function PostForm({ label, help, button, longest, onSend }: Props) {
  const id = useId()
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  const last = useRef({ text: '', key: '' })
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const asking = useAction((error) => refusal(error, t('reviews.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    setIsEmpty(trimmed === '')
    if (trimmed === '') return field.current?.focus()
    if (trimmed !== last.current.text) last.current = { text: trimmed, key: randomKey() }
    void asking.ask(() => onSend(trimmed, last.current.key))
  }
  return (
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={3}
          maxLength={longest}
          value={text}
          aria-invalid={isEmpty}
          aria-describedby={
            [isEmpty ? `${id}-problem` : '', help ? `${id}-help` : ''].join(' ').trim() || undefined
          }
          onChange={({ target }) => setText(target.value)}
        />
        {help && (
          <p className="help" id={`${id}-help`}>
            {help}
          </p>
        )}
        {isEmpty && (
          <p className="error" id={`${id}-problem`} role="alert">
            {t('reviews.empty_words')}
          </p>
        )}
      </div>
      <ProblemNote problem={asking.problem} />
      <div>
        <button className="button line" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('reviews.sending') : button}
        </button>
      </div>
    </form>
  )
}
