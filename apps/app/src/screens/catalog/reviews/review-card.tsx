import { useId } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { plainDay } from '../../../ui/date-text.ts'
import { useLightbox } from '../../../ui/lightbox/use-lightbox.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { JudgePart } from './judge-part.tsx'
import type { Review } from './review-calls.ts'
import { StarRow } from './star-row.tsx'

/** What one buyer thinks, and what the stall says to it. */
export function ReviewCard({ review }: { review: Review }) {
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
