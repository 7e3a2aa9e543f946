import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

const transactional = { eventClass: 'transactional', channels: ['in-app', 'e-mail'] } as const

export const reviewPublished = notificationEvent({
  ...{ name: 'reviews.published', ...transactional, values: ['product', 'link'] },
  messages,
})

export const reviewRejected = notificationEvent({
  ...{ name: 'reviews.rejected', ...transactional, values: ['product', 'reason', 'link'] },
  messages,
})

/** A question or an answer that nobody sees. */
export const postRejected = notificationEvent({
  ...{ name: 'reviews.words_rejected', ...transactional, values: ['product', 'reason'] },
  messages,
})

export const questionAnswered = notificationEvent({
  ...{ name: 'reviews.question_answered', ...transactional, values: ['product', 'who', 'answer', 'link'] },
  messages,
})

/** Tells who sells a product that a buyer thinks something of it: the desk shows it, and takes his answer. */
export const reviewReceived = notificationEvent({
  ...{ name: 'reviews.product_reviewed', ...transactional, values: ['product', 'who', 'stars'] },
  messages,
})

/** Tells who sells a product that somebody asks about it: its page takes his answer. */
export const questionAsked = notificationEvent({
  ...{ name: 'reviews.product_asked', ...transactional, values: ['product', 'who', 'question', 'link'] },
  messages,
})

/** Tells the office that something waits to be looked at. */
export const postPending = notificationEvent({
  ...{ name: 'reviews.waits', eventClass: 'transactional', channels: ['in-app'], values: ['product', 'who'] },
  messages,
})

/** Asks a buyer once for each order; by mail only those who wish for such letters. */
export const reviewInvitation = notificationEvent({
  name: 'reviews.invitation',
  eventClass: 'promotional',
  values: ['product', 'number', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})
