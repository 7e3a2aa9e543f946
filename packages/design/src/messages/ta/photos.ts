import type { photos as source } from '../en/photos.ts'
import type { Translation } from '../message.ts'

export const photos: Translation<typeof source> = {
  'photos.sending': '{name} பதிவேறுகிறது',
  'photos.not_sent': '{name} பதிவேறவில்லை. மீண்டும் முயலுங்கள்.',
  'photos.remove': '{name} நீக்கு',
}
