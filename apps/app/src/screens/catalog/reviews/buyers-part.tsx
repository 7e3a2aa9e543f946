import { useState, useId } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { useAction, useCall } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import type { MessageId } from '#design/messages'
import { plainDay } from '../../../ui/text/date-text.ts'
import { JudgePart } from './judge-part.tsx'
import {
  answer as send,
  type PostedAnswer,
  type PostedQuestion,
  ask,
  questionsCall,
  readMoreQuestions,
  type QuestionPage,
} from './review-calls.ts'
import { PostForm } from './text-form.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewsMessages } from './reviews-messages.tsx'
import styles from './reviews.module.css'

const longestAnswer = 2000

interface Props {
  question: PostedQuestion
  onAnswered: () => void
}

function QuestionCard({ question, onAnswered }: Props) {
  const id = useId()
  const t = useTranslate()
  const account = useAccount()
  const { language } = useVisit()
  const { name, text, author_name, written_on, answers } = question
  const day = written_on === null ? '' : plainDay(written_on, language)
  return (
    <li className={`${styles.reviewCard} stack`} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.reviewText}>
          {text}
        </h3>
        <p className="small dim">{t('reviews.asked_by', { name: author_name, day })}</p>
      </div>
      {answers.length === 0 ? (
        <p className="small dim">{t('reviews.no_answers')}</p>
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

const kinds: Record<PostedAnswer['answers_as'], MessageId> = {
  seller: 'reviews.of_seller',
  office: 'reviews.of_office',
  buyer: 'reviews.of_buyer',
}

function AnswerRow({ answer }: { answer: PostedAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, text, author_name, written_on, answers_as } = answer
  const day = written_on === null ? [] : [plainDay(written_on, language)]
  return (
    <li className={styles.reviewAnswer}>
      <p className={styles.reviewText}>{text}</p>
      <p className="small dim">
        {[author_name, ...day].join(' · ')}{' '}
        <span className={answers_as === 'buyer' ? 'badge' : 'badge brand'}>{t(kinds[answers_as])}</span>
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

function AnswerPart({ question, onAnswered }: { question: string; onAnswered: () => void }) {
  const t = useTranslate()
  const [step, setStep] = useState<'shut' | 'open' | 'waits' | 'done'>('shut')
  if (step === 'shut')
    return (
      <div>
        <button type="button" className="text-link small" onClick={() => setStep('open')}>
          {t('reviews.answer')}
        </button>
      </div>
    )
  if (step !== 'open')
    return (
      <p className="small dim" role="status">
        {t(step === 'done' ? 'reviews.answered' : 'reviews.answer_waits')}
      </p>
    )
  const handleSend = async (text: string, key: string) => {
    const { state } = await send(question, text, key)
    setStep(state === 'published' ? 'done' : 'waits')
    if (state === 'published') onAnswered()
  }
  return (
    <PostForm
      label={t('reviews.answer_label')}
      button={t('reviews.answer_send')}
      longest={longestAnswer}
      onSend={handleSend}
    />
  )
}

const longestQuestion = 500

function QuestionList({ product }: { product: string }) {
  const t = useTranslate()
  const account = useAccount()
  const page = useCall(questionsCall(product, account))
  return (
    <section className="section stack" aria-labelledby="questions-title">
      <div className="section-head">
        <h2 id="questions-title">{t('reviews.questions')}</h2>
      </div>
      <Shown query={page} loading={<ReviewSkeleton />}>
        {(value) => <QuestionPages page={value} product={product} retry={() => void page.refetch()} />}
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
  const t = useTranslate()
  const [further, setFurther] = useState<readonly QuestionPage[]>([])
  const asking = useAction((error) => refusal(error, t('reviews.failed')))
  const pages = [page, ...further]
  const questions = pages.flatMap((one) => one.questions)
  const handleMore = () =>
    void asking.ask(async () => {
      const next = await readMoreQuestions(product, questions.length)
      setFurther([...further, next])
    })
  if (questions.length === 0) return <p className="dim">{t('reviews.no_questions')}</p>
  return (
    <>
      <ul>
        {questions.map((question) => (
          <QuestionCard key={question.name} question={question} onAnswered={retry} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {pages.at(-1)?.has_more === 1 && (
        <div>
          <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleMore}>
            {t('reviews.more_questions')}
          </button>
        </div>
      )}
    </>
  )
}

function AskPart({ product, isSignedIn }: { product: string; isSignedIn: boolean }) {
  const t = useTranslate()
  const { path } = useVisit()
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  if (!isSignedIn)
    return (
      <div>
        <a className="button line" href={`/sign-in?${new URLSearchParams({ next: path })}`}>
          {t('reviews.ask_sign_in')}
        </a>
      </div>
    )
  if (step === 'done')
    return (
      <p className="dim" role="status">
        {t('reviews.asked')}
      </p>
    )
  if (step === 'shut')
    return (
      <div>
        <button type="button" className="button line" onClick={() => setStep('open')}>
          {t('reviews.ask')}
        </button>
      </div>
    )
  const handleSend = async (text: string, key: string) => {
    await ask(product, text, key)
    setStep('done')
  }
  return (
    <PostForm
      label={t('reviews.ask_label')}
      help={t('reviews.ask_help')}
      button={t('reviews.ask_send')}
      longest={longestQuestion}
      onSend={handleSend}
    />
  )
}

export interface BuyersPartProps {
  product: string
  route: string
}

export function BuyersPart({ product, route }: BuyersPartProps) {
  return (
    <ReviewsMessages>
      <ReviewList product={product} route={route} />
      <QuestionList product={product} />
    </ReviewsMessages>
  )
}
