import { text } from '#framework/doctypes'

export const ownReviewInput = { product: text({ required: true }), token: text() }
