import { defineModule } from '#framework/modules'
import { HelpfulVote } from './doctypes/helpful-vote.doctype.ts'
import { ProductAnswer } from './doctypes/product-answer.doctype.ts'
import { productAnswerHooks } from './doctypes/product-answer.hooks.ts'
import { ProductQuestion } from './doctypes/product-question.doctype.ts'
import { productQuestionHooks } from './doctypes/product-question.hooks.ts'
import { ProductRating } from './doctypes/product-rating.doctype.ts'
import { ProductReview } from './doctypes/product-review.doctype.ts'
import { productReviewHooks } from './doctypes/product-review.hooks.ts'
import { ReviewFlag } from './doctypes/review-flag.doctype.ts'
import { ReviewSettings } from './doctypes/review-settings.doctype.ts'
import { reviewExtensions } from './extensions.ts'
import { answerReview } from './methods/answer-review.ts'
import { ask } from './methods/ask.ts'
import { answer } from './methods/answer.ts'
import { getQuestions } from './methods/get-questions.ts'
import { getReviews } from './methods/get-reviews.ts'
import { withdrawReview } from './methods/withdraw-review.ts'
import { getMyReview } from './methods/get-my-review.ts'
import { saveReview } from './methods/save-review.ts'
import { vote } from './methods/vote.ts'
import { reviewSubscriptions } from './subscriptions.ts'
import { reviewTasks } from './tasks.ts'
import { messages } from './messages.ts'

export const reviews = defineModule({
  name: 'reviews',
  shelf: 'store',
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
  subscriptions: reviewSubscriptions,
  tasks: reviewTasks,
  extensions: reviewExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
