import { longText, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { MAX_REPLY_LENGTH, ProductReview } from './product-review.doctype.ts'

/**
 * Answers a review of an item that the caller sold. The office may answer any review, and an empty text removes the
 * answer.
 */
export const answerReview = method({
  access: onlyRoles('System Manager', 'Store Manager', 'School Office', 'Moderator', 'Seller'),
  methods: ['POST'],
  input: { review: text({ required: true }), answer: longText({ maxLength: MAX_REPLY_LENGTH }) },
  async run({ input: { review, answer }, documents }) {
    const saved = await documents.save(ProductReview, review, { answer })
    return { review, answer: saved.answer }
  },
})
