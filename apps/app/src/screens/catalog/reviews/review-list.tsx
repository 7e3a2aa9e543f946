import { useId, useState } from 'react'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../../data/account.ts'
import { useAnswer } from '../../../data/use-answer.ts'
import { useSay } from '../../../language/text.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { Shown } from '../../../ui/shown.tsx'
import { RatingPart } from './rating-part.tsx'
import {
  readMoreReviews,
  reviewsCall,
  reviewSorts,
  writePath,
  type ReviewPage,
  type ReviewQuestion,
  type ReviewSort,
} from './review-calls.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'

const sortWords: Record<ReviewSort, MessageId> = {
  helpful: 'reviews.sort_helpful',
  newest: 'reviews.sort_newest',
  highest: 'reviews.sort_highest',
  lowest: 'reviews.sort_lowest',
}

interface Props {
  product: string
  route: string
}

/** What buyers think of a thing. */
export function ReviewList({ product, route }: Props) {
  const say = useSay()
  const account = useAccount()
  const [question, setQuestion] = useState<ReviewQuestion>({ product, stars: null, sort: 'helpful' })
  const page = useAnswer(reviewsCall(question, account))
  return (
    <section className="section stack" aria-labelledby="reviews-title">
      <div className="section-head">
        <h2 id="reviews-title">{say('reviews.title')}</h2>
        <a className="more" href={writePath(route)}>
          {say('reviews.write')}
        </a>
      </div>
      <Shown query={page} loading={<ReviewSkeleton />}>
        {(value) => (
          <ReviewsShown
            key={`${question.sort} ${question.stars}`}
            {...{ page: value, question, setQuestion }}
          />
        )}
      </Shown>
    </section>
  )
}

interface ShownProps {
  page: ReviewPage
  question: ReviewQuestion
  setQuestion: (question: ReviewQuestion) => void
}

function ReviewsShown({ page, question, setQuestion }: ShownProps) {
  const say = useSay()
  if (page.reviews === 0)
    return (
      <div className="card padded">
        <p className="mid">{say('reviews.none_title')}</p>
        <p className="dim">{say('reviews.none_text')}</p>
      </div>
    )
  return (
    <div className="reviews-shown">
      <RatingPart
        page={page}
        chosen={question.stars}
        onChoose={(stars) => setQuestion({ ...question, stars })}
      />
      <div className="stack">
        <SortChoice question={question} onChange={setQuestion} />
        <Pages page={page} question={question} />
      </div>
    </div>
  )
}

const sortNamed = (value: string): ReviewSort => reviewSorts.find((sort) => sort === value) ?? 'helpful'

function SortChoice({
  question,
  onChange,
}: {
  question: ReviewQuestion
  onChange: (question: ReviewQuestion) => void
}) {
  const id = useId()
  const say = useSay()
  return (
    <div className="row review-sort">
      {question.stars !== null && (
        <button type="button" className="chip is-on" onClick={() => onChange({ ...question, stars: null })}>
          {say('reviews.all_stars')}
        </button>
      )}
      <label htmlFor={id} className="visually-hidden">
        {say('reviews.sort')}
      </label>
      <select
        id={id}
        className="input"
        value={question.sort}
        onChange={({ target }) => onChange({ ...question, sort: sortNamed(target.value) })}
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(sortWords[sort])}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The first page, and those that were asked for after it. */
function Pages({ page, question }: Pick<ShownProps, 'page' | 'question'>) {
  const say = useSay()
  const [further, setFurther] = useState<readonly ReviewPage[]>([])
  const asking = useAsking((error) => refusal(error, say('reviews.failed')))
  const pages = [page, ...further]
  const shown = pages.flatMap((one) => one.shown)
  const handleMore = () =>
    void asking.ask(async () => {
      const next = await readMoreReviews(question, shown.length)
      setFurther([...further, next])
    })
  if (shown.length === 0) return <p className="dim">{say('reviews.none_with_stars')}</p>
  return (
    <>
      <ul className="review-cards">
        {shown.map((review) => (
          <ReviewCard key={review.name} review={review} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {pages.at(-1)?.has_more === 1 && (
        <div>
          <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleMore}>
            {say('reviews.more')}
          </button>
        </div>
      )}
    </>
  )
}
