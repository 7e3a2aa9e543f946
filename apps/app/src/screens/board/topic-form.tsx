import { useRef, useState, type SubmitEvent } from 'react'
import { useSay } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { focusFirstWrong } from '../../ui/market/typed.ts'
import { refusal } from '../../ui/refusal.ts'
import { TextBox } from '../../ui/market/text-box.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { openTopic, topicPath } from './board-calls.ts'

/** Begins a topic, and leads to it. */
export function TopicForm({ board }: { board: string }) {
  const say = useSay()
  const shell = useShellActions()
  const form = useRef<HTMLFormElement>(null)
  const last = useRef({ content: '', key: '' })
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [isTold, setIsTold] = useState(false)
  const asking = useAsking((error) => refusal(error, say('board.failed')))
  const problemOf = (value: string) => (isTold && value.trim() === '' ? say('board.missing') : undefined)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTold(true)
    if (title.trim() === '' || text.trim() === '') return focusFirstWrong(form.current)
    const content = JSON.stringify({ board, title, text })
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    void asking.ask(async () => {
      const { topic } = await openTopic({ board, title, text, idempotency_key: last.current.key })
      setTitle('')
      setText('')
      setIsTold(false)
      shell.open(topicPath(board, topic))
    })
  }
  return (
    <details className="card padded">
      <summary>{say('board.new_topic')}</summary>
      <form ref={form} className="contact-form" noValidate onSubmit={handleSubmit}>
        <TextBox
          label={say('board.topic_title')}
          value={title}
          onType={setTitle}
          longest={120}
          problem={problemOf(title)}
        />
        <TextBox
          label={say('board.text')}
          help={say('board.text_help')}
          type="long"
          longest={5000}
          value={text}
          onType={setText}
          problem={problemOf(text)}
        />
        <ProblemNote problem={asking.problem} />
        <div className="actions">
          <button className="button" aria-disabled={asking.isBusy}>
            {say(asking.isBusy ? 'board.sending' : 'board.open')}
          </button>
        </div>
      </form>
    </details>
  )
}
