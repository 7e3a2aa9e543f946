import type { Messages } from '../message.ts'

/** Public verification of an ID card or a certificate. */
export const verify = {
  'verify.title': 'Verify a card',
  'verify.lead':
    'See whether an ID card or certificate is valid and who holds it. No other details are shown.',
  'verify.good': 'Valid',
  'verify.not_good': 'Not valid',
  'verify.not_good_text': 'It has expired or was revoked. Contact the school.',
  'verify.unknown': 'Code not found',
  'verify.unknown_text': 'This code was never issued or is incomplete. Scan it again.',
  'verify.photo': 'Photo of {name}',
  'verify.until': 'Valid until',
  'verify.until_past': 'Was valid until',
  'verify.again': 'Verify again',
  'verify.needs_script': 'Turn on JavaScript in your browser to verify a code.',
} satisfies Messages
