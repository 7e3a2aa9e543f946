import { useRef, useState, type SubmitEvent } from 'react'
import { useSay } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { focusFirstWrong } from '../../ui/market/typed.ts'
import { refusal } from '../../ui/refusal.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { adIn, problemsOf, type AdAnswers, type AdProblems } from './ad-answers.ts'
import { adDraft, forgetAdDraft, keepAdDraft } from './ad-draft.ts'
import { AdFields } from './ad-fields.tsx'
import { saveAd, takeStep, type MyAds } from './classified-calls.ts'

interface Props {
  first: AdAnswers
  categories: MyAds['categories']
  onDone: () => void
}

/** Writes an advertisement, new or one's own; what is typed stays on the device until it is sent. */
export function AdForm({ first, categories, onDone }: Props) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  // One key for what was written last: two taps are one advertisement, other words another one.
  const last = useRef({ content: '', key: '' })
  const [answers, setAnswers] = useState(() => adDraft(first))
  const [problems, setProblems] = useState<AdProblems>({})
  const asking = useAsking((error) => refusal(error, say('classifieds.failed')))
  const handleChange = (changes: Partial<AdAnswers>) =>
    setAnswers((before) => {
      const next = { ...before, ...changes }
      keepAdDraft(next)
      return next
    })
  const send = (isSentIn: boolean) => {
    const found = problemsOf(answers)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstWrong(form.current)
    const content = JSON.stringify(answers)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    void asking.ask(async () => {
      const saved = await saveAd({ ...adIn(answers), idempotency_key: last.current.key })
      forgetAdDraft(answers.name)
      if (isSentIn && saved.state === 'draft') await takeStep('send_in', saved.name)
      onDone()
    })
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send(true)
  }
  const handleClose = () => {
    forgetAdDraft(answers.name)
    onDone()
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <h2>{say(first.name === '' ? 'classifieds.form_new' : 'classifieds.form_change')}</h2>
      <AdFields {...{ answers, problems, categories }} onChange={handleChange} />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {say(asking.isBusy ? 'classifieds.sending' : 'classifieds.form_send')}
        </button>
        <button
          type="button"
          className="button line"
          aria-disabled={asking.isBusy}
          onClick={() => send(false)}
        >
          {say('classifieds.form_save')}
        </button>
        <button type="button" className="button line" onClick={handleClose}>
          {say('classifieds.form_close')}
        </button>
      </div>
    </form>
  )
}
