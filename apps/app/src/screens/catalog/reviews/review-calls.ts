import { call, methodRead, methodRequest, send } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'

export type ReviewPage = Methods['mela.reviews.get_reviews']['output']
export type Review = ReviewPage['shown'][number]
export type QuestionPage = Methods['mela.reviews.get_questions']['output']
export type PostedQuestion = QuestionPage['questions'][number]
export type PostedAnswer = PostedQuestion['answers'][number]
export type MyReview = Methods['mela.reviews.get_my_review']['output']
export type OwnReview = NonNullable<MyReview['review']>

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export interface ReviewQuestion {
  product: string
  /** Null for any number of stars. */
  stars: number | null
  sort: ReviewSort
}

const asked = ({ product, stars, sort }: ReviewQuestion, start: number) => ({
  ...{ product, sort, start },
  ...(stars === null ? {} : { stars }),
})

/** Call for reviews, cached by account because it tells which reviews are the caller's own. */
export const reviewsCall = (question: ReviewQuestion, account: string | null): PageCall<ReviewPage> => ({
  ...methodRead('mela.reviews.get_reviews', asked(question, 0)),
  key: `reviews:${question.product}:${question.sort}:${question.stars ?? ''}:${account ?? ''}`,
})

export const readMoreReviews = (question: ReviewQuestion, start: number): Promise<ReviewPage> =>
  send(methodRead('mela.reviews.get_reviews', asked(question, start)))

export const questionsCall = (product: string, account: string | null): PageCall<QuestionPage> => ({
  ...methodRead('mela.reviews.get_questions', { product, start: 0 }),
  key: `questions:${product}:${account ?? ''}`,
})

export const readMoreQuestions = (product: string, start: number): Promise<QuestionPage> =>
  send(methodRead('mela.reviews.get_questions', { product, start }))

type PostType = 'Product Review' | 'Product Question' | 'Product Answer'

export interface PostNamed {
  type: PostType
  name: string
}

export const vote = ({ type, name }: PostNamed, is_helpful: 0 | 1) =>
  call('mela.reviews.vote', { reference_doctype: type, reference_name: name, is_helpful })

export const ask = (product: string, text: string, idempotency_key: string) =>
  call('mela.reviews.ask', { product, text, idempotency_key })

export const answer = (question: string, text: string, idempotency_key: string) =>
  call('mela.reviews.answer', { question, text, idempotency_key })

/** Token of an order; null for a signed-in caller. */
type Token = string | null

export const myReviewCall = (product: string, token: Token, account: string | null): PageCall<MyReview> => ({
  ...methodRequest('mela.reviews.get_my_review', { product, token }),
  key: `own:${account ?? token ?? ''}:my-review:${product}`,
})

export interface WrittenReview {
  stars: number
  title: string
  text: string
  photos: readonly string[]
}

export const saveReview = (product: string, token: Token, written: WrittenReview) =>
  call('mela.reviews.save_review', { product, token, ...written })

export const withdrawReview = (product: string, token: Token) =>
  call('mela.reviews.withdraw_review', { product, token })

export const writePath = (route: string): string => `/product/${encodeURIComponent(route)}/review`
