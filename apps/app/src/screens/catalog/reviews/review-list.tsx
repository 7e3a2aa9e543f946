import { useId, useState } from 'react'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../../data/account.ts'
import { useTranslate } from '../../../language/text.ts'
import { useAction, useCall } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { RatingPart, StarRow } from './rating-part.tsx'
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
import { plainDay } from '../../../ui/text/date-text.ts'
import { useLightbox } from '../../../ui/lightbox/use-lightbox.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { JudgePart } from './judge-part.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import styles from './reviews.module.css'

const sortLabels: Record<ReviewSort, MessageId> = {
  helpful: 'reviews.sort_helpful',
  newest: 'reviews.sort_newest',
  highest: 'reviews.sort_highest',
  lowest: 'reviews.sort_lowest',
}

interface Props {
  product: string
  route: string
}

export function ReviewList({ product, route }: Props) {
  const t = useTranslate()
  const account = useAccount()
  const [question, setQuestion] = useState<ReviewQuestion>({ product, stars: null, sort: 'helpful' })
  const page = useCall(reviewsCall(question, account))
  return (
    <section className="section stack" aria-labelledby="reviews-title">
      <div className="section-head">
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        <a className="more" href={writePath(route)}>
          {t('reviews.write')}
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
  const t = useTranslate()
  if (page.reviews === 0)
    return (
      <div className="card padded">
        <p className="mid">{t('reviews.none_title')}</p>
        <p className="dim">{t('reviews.none_text')}</p>
      </div>
    )
  return (
    <div className={styles.reviewsShown}>
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
  const t = useTranslate()
  return (
    <div className={`row ${styles.reviewSort}`}>
      {question.stars !== null && (
        <button type="button" className="chip is-on" onClick={() => onChange({ ...question, stars: null })}>
          {t('reviews.all_stars')}
        </button>
      )}
      <label htmlFor={id} className="visually-hidden">
        {t('reviews.sort')}
      </label>
      <select
        id={id}
        className="input"
        value={question.sort}
        onChange={({ target }) => onChange({ ...question, sort: sortNamed(target.value) })}
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortLabels[sort])}
          </option>
        ))}
      </select>
    </div>
  )
}

function Pages({ page, question }: Pick<ShownProps, 'page' | 'question'>) {
  const t = useTranslate()
  const [further, setFurther] = useState<readonly ReviewPage[]>([])
  const asking = useAction((error) => refusal(error, t('reviews.failed')))
  const pages = [page, ...further]
  const shown = pages.flatMap((one) => one.shown)
  const handleMore = () =>
    void asking.ask(async () => {
      const next = await readMoreReviews(question, shown.length)
      setFurther([...further, next])
    })
  if (shown.length === 0) return <p className="dim">{t('reviews.none_with_stars')}</p>
  return (
    <>
      <ul>
        {shown.map((review) => (
          <ReviewCard key={review.name} review={review} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {pages.at(-1)?.has_more === 1 && (
        <div>
          <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleMore}>
            {t('reviews.more')}
          </button>
        </div>
      )}
    </>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const { name, stars, title, text, author_name, written_on, variant_label } = review
  return (
    <li className={`${styles.reviewCard} stack`} aria-labelledby={id}>
      <div>
        <StarRow stars={stars} />
        <h3 id={id}>{title ?? t('reviews.by', { name: author_name })}</h3>
        <p className="small dim">
          {[
            ...(title === null ? [] : [t('reviews.by', { name: author_name })]),
            ...(written_on === null ? [] : [plainDay(written_on, language)]),
            ...(variant_label ? [t('reviews.variant', { variant: variant_label })] : []),
          ].join(' · ')}
        </p>
      </div>
      <p className={styles.reviewText}>{text}</p>
      <ReviewPhotos review={review} />
      {review.answer !== null && (
        <div className={styles.reviewAnswer}>
          <p className="small mid">
            {review.answered_by === null
              ? t('reviews.office_answers')
              : t('reviews.seller_answers', { name: review.answered_by })}
          </p>
          <p className={styles.reviewText}>{review.answer}</p>
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

function ReviewPhotos({ review: { photos, author_name: name } }: { review: Review }) {
  const t = useTranslate()
  const { open, lightbox } = useLightbox()
  if (photos.length === 0) return null
  const items = photos.map((photo, index) => ({
    ...{ name: photo, image: photo },
    alt: t('reviews.photo', { number: index + 1, name }),
  }))
  return (
    <>
      <ul className={styles.reviewPhotos}>
        {items.map(({ image, alt }, index) => (
          <li key={image}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('gallery.open_picture', { number: index + 1, total: items.length, title: alt })}
              onClick={() => open({ title: t('reviews.photos_by', { name }), items, index })}
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
