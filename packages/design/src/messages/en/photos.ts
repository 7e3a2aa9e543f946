import type { Messages } from '../message.ts'

/** The upload of photos that accompany a request or a review. */
export const photos = {
  'photos.sending': 'Uploading {name}…',
  'photos.not_sent': "{name} couldn't be uploaded. Try again.",
  'photos.remove': 'Remove {name}',
} satisfies Messages
