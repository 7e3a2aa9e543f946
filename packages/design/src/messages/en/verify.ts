import type { Messages } from '../message.ts'

/** The public check of a card or of a certificate. */
export const verify = {
  'verify.title': 'Check a card',
  'verify.lead': 'Whether a card or a certificate is good, and whose it is. Nothing else is shown.',
  'verify.good': 'Valid',
  'verify.not_good': 'Not valid',
  'verify.not_good_text': 'Its time is over, or it was taken back. Please ask the school.',
  'verify.unknown': 'Nobody has this code',
  'verify.unknown_text': 'It was never given out, or it is not whole. Scan it again.',
  'verify.photo': 'Photo of {name}',
  'verify.until': 'Valid until',
  'verify.until_past': 'Was valid until',
  'verify.again': 'Check again',
  'verify.needs_script': 'To check a code, please allow JavaScript in your browser.',
} satisfies Messages
