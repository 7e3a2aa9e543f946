import type { Messages } from '../message.ts'

/** What becomes of pictures that somebody sends along. */
export const photos = {
  'photos.sending': '{name} is being uploaded',
  'photos.not_sent': '{name} was not uploaded. Please try again.',
  'photos.remove': 'Remove {name}',
} satisfies Messages
