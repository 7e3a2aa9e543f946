import { text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const reviewEvents = {
  post_changed: defineEvent(
    'reviews.post_changed',
    {
      doctype: text(),
      name: text(),
      state: text(),
      from: nullable(text()),
    },
    { renamedFrom: 'reviews.post_moved' },
  ),
}
