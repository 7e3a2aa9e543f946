import { useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useAnswer } from '../../../data/use-answer.ts'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { Shown } from '../../../ui/shown.tsx'
import { QuestionCard } from './question-card.tsx'
import { ask, questionsCall, readMoreQuestions, type QuestionPage } from './review-calls.ts'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { WordsForm } from './words-form.tsx'

const longestQuestion = 500

/** What people asked about a thing, and a way to ask. */
export function QuestionList({ product }: { product: string }) {
  const say = useSay()
  const account = useAccount()
  const page = useAnswer(questionsCall(product, account))
  return (
    <section className="section stack" aria-labelledby="questions-title">
      <div className="section-head">
        <h2 id="questions-title">{say('reviews.questions')}</h2>
      </div>
      <Shown query={page} loading={<ReviewSkeleton />}>
        {(value) => <QuestionPages page={value} product={product} retry={page.retry} />}
      </Shown>
      <AskPart product={product} isSignedIn={account !== null} />
    </section>
  )
}

interface PagesProps {
  page: QuestionPage
  product: string
  retry: () => void
}

function QuestionPages({ page, product, retry }: PagesProps) {
  const say = useSay()
  const [further, setFurther] = useState<readonly QuestionPage[]>([])
  const asking = useAsking((error) => refusal(error, say('reviews.failed')))
  const pages = [page, ...further]
  const questions = pages.flatMap((one) => one.questions)
  const handleMore = () =>
    void asking.ask(async () => {
      const next = await readMoreQuestions(product, questions.length)
      setFurther([...further, next])
    })
  if (questions.length === 0) return <p className="dim">{say('reviews.no_questions')}</p>
  return (
    <>
      <ul className="review-cards">
        {questions.map((question) => (
          <QuestionCard key={question.name} question={question} onAnswered={retry} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {pages.at(-1)?.has_more === 1 && (
        <div>
          <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleMore}>
            {say('reviews.more_questions')}
          </button>
        </div>
      )}
    </>
  )
}

function AskPart({ product, isSignedIn }: { product: string; isSignedIn: boolean }) {
  const say = useSay()
  const { path } = useVisit()
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  if (!isSignedIn)
    return (
      <div>
        <a className="button line" href={`/sign-in?${new URLSearchParams({ next: path })}`}>
          {say('reviews.ask_sign_in')}
        </a>
      </div>
    )
  if (step === 'done')
    return (
      <p className="dim" role="status">
        {say('reviews.asked')}
      </p>
    )
  if (step === 'shut')
    return (
      <div>
        <button type="button" className="button line" onClick={() => setStep('open')}>
          {say('reviews.ask')}
        </button>
      </div>
    )
  const handleSend = async (text: string, key: string) => {
    await ask(product, text, key)
    setStep('done')
  }
  return (
    <WordsForm
      label={say('reviews.ask_label')}
      help={say('reviews.ask_help')}
      button={say('reviews.ask_send')}
      longest={longestQuestion}
      onSend={handleSend}
    />
  )
}
