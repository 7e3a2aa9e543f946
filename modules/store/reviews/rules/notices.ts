import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

const told = { eventClass: 'transactional', channels: ['in-app', 'e-mail'] } as const

export const reviewPublished = notificationEvent({
  ...{ name: 'reviews.published', ...told, values: ['product', 'link'] },
  messages,
})

export const reviewRejected = notificationEvent({
  ...{ name: 'reviews.rejected', ...told, values: ['product', 'reason', 'link'] },
  messages,
})

/** A question or an answer that nobody sees. */
export const wordsRejected = notificationEvent({
  ...{ name: 'reviews.words_rejected', ...told, values: ['product', 'reason'] },
  messages,
})

export const questionAnswered = notificationEvent({
  ...{ name: 'reviews.question_answered', ...told, values: ['product', 'who', 'answer', 'link'] },
  messages,
})

/** Tells who sells a product that a buyer thinks something of it: the desk shows it, and takes his answer. */
export const productReviewed = notificationEvent({
  ...{ name: 'reviews.product_reviewed', ...told, values: ['product', 'who', 'stars'] },
  messages,
})

/** Tells who sells a product that somebody asks about it: its page takes his answer. */
export const productAsked = notificationEvent({
  ...{ name: 'reviews.product_asked', ...told, values: ['product', 'who', 'question', 'link'] },
  messages,
})

/** Tells the office that something waits to be looked at. */
export const postWaits = notificationEvent({
  ...{ name: 'reviews.waits', eventClass: 'transactional', channels: ['in-app'], values: ['product', 'who'] },
  messages,
})

/** Asks a buyer once for each order; by mail only those who wish for such letters. */
export const invitation = notificationEvent({
  name: 'reviews.invitation',
  eventClass: 'promotional',
  values: ['product', 'number', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})
