import './reviews.css'
import { QuestionList } from './question-list.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewsWords } from './reviews-words.tsx'

export interface BuyersPartProps {
  product: string
  route: string
}

/** What others say about a thing: reviews, and questions below them. */
export function BuyersPart({ product, route }: BuyersPartProps) {
  return (
    <ReviewsWords>
      <ReviewList product={product} route={route} />
      <QuestionList product={product} />
    </ReviewsWords>
  )
}
