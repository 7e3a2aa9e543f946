import type { photos as source } from '../en/photos.ts'
import type { Translation } from '../message.ts'

export const photos: Translation<typeof source> = {
  'photos.sending': '{name} अपलोड हो रहा है…',
  'photos.not_sent': '{name} अपलोड नहीं हो सका। फिर से कोशिश करें।',
  'photos.remove': '{name} हटाएँ',
}
