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
  type Review,
} from './review-calls.ts'
import { useVisit } from '../../../data/visit.ts'
import { plainDay } from '../../../ui/date-text.ts'
import { useLightbox } from '../../../ui/lightbox/use-lightbox.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { JudgePart } from './judge-part.tsx'
import { StarRow } from './star-row.tsx'
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

/** What one buyer thinks, and what the stall says to it. */
function ReviewCard({ review }: { review: Review }) {
  const id = useId()
  const say = useSay()
  const { language } = useVisit()
  const { name, stars, title, text, author_name, written_on, variant_label } = review
  return (
    <li className="review-card stack" aria-labelledby={id}>
      <div>
        <StarRow stars={stars} />
        <h3 id={id}>{title ?? say('reviews.by', { name: author_name })}</h3>
        <p className="small dim">
          {[
            ...(title === null ? [] : [say('reviews.by', { name: author_name })]),
            ...(written_on === null ? [] : [plainDay(written_on, language)]),
            ...(variant_label ? [say('reviews.variant', { variant: variant_label })] : []),
          ].join(' · ')}
        </p>
      </div>
      <p className="review-text">{text}</p>
      <ReviewPhotos review={review} />
      {review.answer !== null && (
        <div className="review-answer">
          <p className="small mid">
            {review.answered_by === null
              ? say('reviews.office_answers')
              : say('reviews.seller_answers', { name: review.answered_by })}
          </p>
          <p className="review-text">{review.answer}</p>
        </div>
      )}
      <JudgePart
        post={{ type: 'Product Review', name }}
        helpful={review.helpful}
        isHelpful={review.is_helpful === 1}
        isOwn={review.is_own === 1}
      />
    </li>
  )
}

/** Small pictures; each opens large above the page. */
function ReviewPhotos({ review: { photos, author_name: name } }: { review: Review }) {
  const say = useSay()
  const { open, lightbox } = useLightbox()
  if (photos.length === 0) return null
  const items = photos.map((photo, index) => ({
    ...{ name: photo, image: photo },
    alt: say('reviews.photo', { number: index + 1, name }),
  }))
  return (
    <>
      <ul className="review-photos">
        {items.map(({ image, alt }, index) => (
          <li key={image}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={say('gallery.open_picture', { number: index + 1, total: items.length, title: alt })}
              onClick={() => open({ title: say('reviews.photos_by', { name }), items, index })}
            >
              <Picture source={image} alt="" ground={index} sizes="80px" />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
