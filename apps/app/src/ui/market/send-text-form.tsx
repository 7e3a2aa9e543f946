import { useRef, useState, type SubmitEvent } from 'react'
import { useAction } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import type { MessageId } from '#design/messages'
import { randomKey } from '../form/random-key.ts'
import { ProblemNote, refusal } from '../problem-note.tsx'
import { TextBox } from './form-fields.tsx'
import { focusFirstWrong } from './typed-fields.ts'

interface Props {
  label: string
  help: string
  longest: number
  button: string
  busyButton: string
  /** Problem of an empty text. */
  missing: string
  /** Problem of a failure without a reason. */
  failed: string
  /** Sends the text under a key, which a repetition of the same text has too; returns what is said afterwards. */
  onSend: (text: string, key: string) => Promise<MessageId | null>
}

/** Form with one long text, like a reply or a comment. */
export function SendTextForm({ label, help, longest, button, busyButton, missing, failed, onSend }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const last = useRef({ text: '', key: '' })
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [note, setNote] = useState<MessageId | null>(null)
  const asking = useAction((error) => refusal(error, failed))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    setNote(null)
    if (text.trim() === '') return focusFirstWrong(form.current)
    if (text !== last.current.text) last.current = { text, key: randomKey() }
    void asking.ask(async () => {
      const sent = await onSend(text, last.current.key)
      last.current = { text: '', key: '' }
      setText('')
      setIsSubmitted(false)
      setNote(sent)
    })
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <TextBox
        {...{ label, help, longest }}
        type="long"
        value={text}
        onType={setText}
        problem={isSubmitted && text.trim() === '' ? missing : undefined}
      />
      <ProblemNote problem={asking.problem} />
      <p className="small" role="status">
        {note && t(note)}
      </p>
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {asking.isBusy ? busyButton : button}
        </button>
      </div>
    </form>
  )
}
