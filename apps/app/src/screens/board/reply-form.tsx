import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { focusFirstWrong } from '../../ui/market/typed.ts'
import { refusal } from '../../ui/refusal.ts'
import { TextBox } from '../../ui/market/text-box.tsx'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { addReply } from './board-calls.ts'

interface Props {
  topic: string
  onSent: () => void
}

export function ReplyForm({ topic, onSent }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const last = useRef({ content: '', key: '' })
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const asking = useAsking((error) => refusal(error, t('board.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (text.trim() === '') return focusFirstWrong(form.current)
    if (text !== last.current.content) last.current = { content: text, key: randomKey() }
    void asking.ask(async () => {
      await addReply({ topic, text, idempotency_key: last.current.key })
      last.current = { content: '', key: '' }
      setText('')
      setIsSubmitted(false)
      onSent()
    })
  }
  const problem = isSubmitted && text.trim() === '' ? t('board.missing') : undefined
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <TextBox
        label={t('board.reply')}
        help={t('board.reply_help')}
        type="long"
        longest={5000}
        value={text}
        onType={setText}
        problem={problem}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'board.sending' : 'board.send')}
        </button>
      </div>
    </form>
  )
}
