import { defineModule } from '#framework/modules'
import { HelpfulVote } from './post/helpful-vote.doctype.ts'
import { ProductAnswer } from './question/product-answer.doctype.ts'
import { productAnswerHooks, productQuestionHooks } from './question/product-question.hooks.ts'
import { ProductQuestion } from './question/product-question.doctype.ts'
import { ProductRating } from './rating/product-rating.doctype.ts'
import { ProductReview } from './review/product-review.doctype.ts'
import { productReviewHooks } from './review/product-review.hooks.ts'
import { ReviewFlag } from './post/review-flag.doctype.ts'
import { ReviewSettings } from './review/review-settings.doctype.ts'
import { reviewExtensions } from './extensions.ts'
import { answerReview } from './review/answer-review.ts'
import { ask } from './question/ask.ts'
import { answer } from './question/answer.ts'
import { getQuestions } from './question/get-questions.ts'
import { getReviews } from './review/get-reviews.ts'
import { withdrawReview } from './review/withdraw-review.ts'
import { getMyReview } from './review/get-my-review.ts'
import { saveReview } from './review/save-review.ts'
import { vote } from './post/vote.ts'
import { reviewEventHandlers } from './event-handlers.ts'
import { reviewTasks } from './tasks.ts'
import { messages } from './messages.ts'

export const reviews = defineModule({
  name: 'reviews',
  deskSection: 'store',
  docTypes: [
    ProductReview,
    ProductQuestion,
    ProductAnswer,
    ReviewFlag,
    ReviewSettings,
    ProductRating,
    HelpfulVote,
  ],
  systemTypes: [ProductRating, HelpfulVote],
  methods: {
    ...{ getReviews, getMyReview, saveReview, withdrawReview, answerReview },
    ...{ getQuestions, ask, answer, vote },
  },
  hooks: [productReviewHooks, productQuestionHooks, productAnswerHooks],
  eventHandlers: reviewEventHandlers,
  tasks: reviewTasks,
  extensions: reviewExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
