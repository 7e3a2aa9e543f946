import type { photos as source } from '../en/photos.ts'
import type { Translation } from '../message.ts'

export const photos: Translation<typeof source> = {
  'photos.sending': '{name} பதிவேறுகிறது…',
  'photos.not_sent': '{name} பதிவேற்ற முடியவில்லை. மீண்டும் முயல்க.',
  'photos.remove': '{name} அகற்று',
}
