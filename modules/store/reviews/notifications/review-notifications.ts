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

export const postRejected = notificationEvent({
  ...{
    name: 'reviews.post_rejected',
    renamedFrom: 'reviews.words_rejected',
    ...transactional,
    values: ['product', 'reason'],
  },
  messages,
})

export const questionAnswered = notificationEvent({
  ...{ name: 'reviews.question_answered', ...transactional, values: ['product', 'who', 'answer', 'link'] },
  messages,
})

export const reviewReceived = notificationEvent({
  ...{ name: 'reviews.product_reviewed', ...transactional, values: ['product', 'who', 'stars'] },
  messages,
})

export const questionAsked = notificationEvent({
  ...{
    name: 'reviews.question_asked',
    renamedFrom: 'reviews.product_asked',
    ...transactional,
    values: ['product', 'who', 'question', 'link'],
  },
  messages,
})

export const postPending = notificationEvent({
  ...{
    name: 'reviews.post_waiting',
    renamedFrom: 'reviews.waits',
    eventClass: 'transactional',
    channels: ['in-app'],
    values: ['product', 'who'],
  },
  messages,
})

/** Invites a buyer once per order to review; e-mail only with the recipient's consent. */
export const reviewInvitation = notificationEvent({
  name: 'reviews.invitation',
  eventClass: 'promotional',
  values: ['product', 'number', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})
