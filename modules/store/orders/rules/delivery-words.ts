import type { Language } from '#framework/words'
import { hoursInWords, type Word } from '#meta'

interface Sent {
  readonly slot_label: string | null
  readonly delivery_label: string | null
}

export interface Spoken {
  readonly language: Language
  readonly word: Word
}

/** When a parcel comes, where hours were chosen; else how it goes. */
export function deliveryWords({ slot_label, delivery_label }: Sent, { language, word }: Spoken): string {
  return slot_label === null ? word(delivery_label ?? '') : hoursInWords(slot_label, language)
}
