import { useId, useState } from 'react'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../../data/account.ts'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { plainDay } from '../../../ui/date-text.ts'
import { JudgePart } from './judge-part.tsx'
import { answer as send, type Answer, type Question } from './review-calls.ts'
import { WordsForm } from './words-form.tsx'

const longestAnswer = 2000

interface Props {
  question: Question
  onAnswered: () => void
}

/** One question with what was answered. */
export function QuestionCard({ question, onAnswered }: Props) {
  const id = useId()
  const say = useSay()
  const account = useAccount()
  const { language } = useVisit()
  const { name, text, author_name, written_on, answers } = question
  const day = written_on === null ? '' : plainDay(written_on, language)
  return (
    <li className="review-card stack" aria-labelledby={id}>
      <div>
        <h3 id={id} className="review-text">
          {text}
        </h3>
        <p className="small dim">{say('reviews.asked_by', { name: author_name, day })}</p>
      </div>
      {answers.length === 0 ? (
        <p className="small dim">{say('reviews.no_answers')}</p>
      ) : (
        <ul className="stack">
          {answers.map((answer) => (
            <AnswerRow key={answer.name} answer={answer} />
          ))}
        </ul>
      )}
      <JudgePart
        post={{ type: 'Product Question', name }}
        helpful={question.helpful}
        isHelpful={question.is_helpful === 1}
        isOwn={question.is_own === 1}
      />
      {account !== null && <AnswerPart question={name} onAnswered={onAnswered} />}
    </li>
  )
}

const kinds: Record<Answer['answers_as'], MessageId> = {
  seller: 'reviews.of_seller',
  office: 'reviews.of_office',
  buyer: 'reviews.of_buyer',
}

function AnswerRow({ answer }: { answer: Answer }) {
  const say = useSay()
  const { language } = useVisit()
  const { name, text, author_name, written_on, answers_as } = answer
  const day = written_on === null ? [] : [plainDay(written_on, language)]
  return (
    <li className="review-answer">
      <p className="review-text">{text}</p>
      <p className="small dim">
        {[author_name, ...day].join(' · ')}{' '}
        <span className={answers_as === 'buyer' ? 'badge' : 'badge brand'}>{say(kinds[answers_as])}</span>
      </p>
      <JudgePart
        post={{ type: 'Product Answer', name }}
        helpful={answer.helpful}
        isHelpful={answer.is_helpful === 1}
        isOwn={answer.is_own === 1}
      />
    </li>
  )
}

/** Who may not answer is told so by the store: only it knows who bought. */
function AnswerPart({ question, onAnswered }: { question: string; onAnswered: () => void }) {
  const say = useSay()
  const [step, setStep] = useState<'shut' | 'open' | 'waits' | 'done'>('shut')
  if (step === 'shut')
    return (
      <div>
        <button type="button" className="chip is-plain" onClick={() => setStep('open')}>
          {say('reviews.answer')}
        </button>
      </div>
    )
  if (step !== 'open')
    return (
      <p className="small dim" role="status">
        {say(step === 'done' ? 'reviews.answered' : 'reviews.answer_waits')}
      </p>
    )
  const handleSend = async (text: string, key: string) => {
    const { state } = await send(question, text, key)
    setStep(state === 'published' ? 'done' : 'waits')
    if (state === 'published') onAnswered()
  }
  return (
    <WordsForm
      label={say('reviews.answer_label')}
      button={say('reviews.answer_send')}
      longest={longestAnswer}
      onSend={handleSend}
    />
  )
}
