import { useRef, useState, type SubmitEvent } from 'react'
import { useAction } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../ui/market/typed-fields.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { addComment } from './blog-calls.ts'

interface Props {
  post: string
  onSent: () => void
}

type Step = 'typing' | 'refused' | 'posted' | 'waiting'

export function CommentForm({ post, onSent }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const last = useRef({ content: '', key: '' })
  const [text, setText] = useState('')
  const [step, setStep] = useState<Step>('typing')
  const asking = useAction((error) => refusal(error, t('blog.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setStep('refused')
    if (text.trim() === '') return focusFirstWrong(form.current)
    if (text !== last.current.content) last.current = { content: text, key: randomKey() }
    void asking.ask(async () => {
      const { is_waiting } = await addComment({ post, text, idempotency_key: last.current.key })
      last.current = { content: '', key: '' }
      setText('')
      setStep(is_waiting === 1 ? 'waiting' : 'posted')
      onSent()
    })
  }
  const problem = step === 'refused' && text.trim() === '' ? t('blog.comment_missing') : undefined
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <TextBox
        label={t('blog.comment')}
        help={t('blog.comment_help')}
        type="long"
        longest={2000}
        value={text}
        onType={setText}
        problem={problem}
      />
      <ProblemNote problem={asking.problem} />
      <p className="small" role="status">
        {step === 'posted' && t('blog.sent')}
        {step === 'waiting' && t('blog.sent_waiting')}
      </p>
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'blog.posting' : 'blog.post_comment')}
        </button>
      </div>
    </form>
  )
}
