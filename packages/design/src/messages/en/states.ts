import type { Messages } from '../message.ts'

/** What a screen says when it has nothing to show yet, nothing at all, or something went wrong. */
export const states = {
  'states.loading': 'Loading',
  'states.empty_title': 'Nothing here yet',
  'states.empty_text': 'When there is something, you will find it here.',
  'states.error_title': 'We could not reach the fair',
  'states.error_text': 'Nothing is lost. Try again in a moment.',
  'states.retry': 'Try again',
  'states.offline_title': 'You are offline',
  'states.offline_text': 'This needs a connection. It opens as soon as you are back.',
  'states.offline_since': 'You are offline. This is what we had at {time}.',
  'states.stale_since': 'Your list from {time} is below. Nothing you typed is lost.',
  'states.not_found_title': 'Page not found',
  'states.not_found_text': 'The page is not here any more, or never was.',
  'states.go_home': 'Go to the home page',
  'states.too_busy': 'Many people are here at once. Please try again in a minute.',
  'states.load_more': 'Show more',
  'states.coming_soon_title': 'Coming soon',
  'states.coming_soon_text': 'We are still setting it up. Look around the fair meanwhile.',
} satisfies Messages
