import { formatLongDate } from '#money/receipts'
import type { Language } from '#framework/messages'
import type { WaitingLine } from '#store/inventory'

const texts: Readonly<Record<WaitingLine['kind'], Readonly<Record<Language, (day: string) => string>>>> = {
  'pre-order': {
    en: (day) => `Pre-order. Ships from ${day}`,
    hi: (day) => `प्री-ऑर्डर। ${day} से भेजा जाएगा`,
    ta: (day) => `முன்பதிவு. ${day} முதல் அனுப்பப்படும்`,
  },
  'back-order': {
    en: (day) => `Back-order. Expected to ship by ${day}`,
    hi: (day) => `बैक-ऑर्डर। ${day} तक भेजे जाने की उम्मीद है`,
    ta: (day) => `பின்-ஆர்டர். ${day}க்குள் அனுப்பப்படும் என எதிர்பார்க்கிறோம்`,
  },
}

/** Says how a line of an order waits for stock, for the order's message. */
export const waitingText = (language: Language, { kind, expected_on }: WaitingLine): string =>
  texts[kind][language](formatLongDate(expected_on, language))
