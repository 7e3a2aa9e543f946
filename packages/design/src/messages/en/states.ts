import type { Messages } from '../message.ts'

/** What a screen says when it has nothing to show yet, nothing at all, or something went wrong. */
export const states = {
  'states.loading': 'Loading',
  'states.empty_title': 'Nothing here yet',
  'states.empty_text': 'New content appears here.',
  'states.error_title': 'Something went wrong',
  'states.error_text': 'Try again in a moment.',
  'states.retry': 'Try again',
  'states.offline_title': "You're offline",
  'states.offline_text': 'Connect to the internet, then try again.',
  'states.offline_since': "You're offline. Last updated at {time}.",
  'states.stale_since': "We couldn't refresh this page. Last updated at {time}. Your changes are safe.",
  'states.not_found_title': 'Page not found',
  'states.not_found_text': 'It may have been removed, or the link may be wrong.',
  'states.go_home': 'Go to home page',
  'states.too_busy': "We're very busy right now. Try again in a minute.",
  'states.load_more': 'Show more',
  'states.coming_soon_title': 'Coming soon',
  'states.coming_soon_text': "We're working on this page.",
} satisfies Messages
