import { deskEn } from '../messages/desk-en.ts'
import { deskHi } from '../messages/desk-hi.ts'
import { deskTa } from '../messages/desk-ta.ts'
import { en } from '../messages/en.ts'
import { hi } from '../messages/hi.ts'
import { type Language, pseudoLanguage } from '../messages/languages.ts'
import type { Messages } from '../messages/message.ts'
import { pseudoMessages } from '../messages/pseudo.ts'
import { ta } from '../messages/ta.ts'

/** All catalogues at once, for the server, the checks and the tests. A browser loads one (`loadCatalogue`). */
export const catalogues = {
  en: { ...en, ...deskEn },
  hi: { ...hi, ...deskHi },
  ta: { ...ta, ...deskTa },
  [pseudoLanguage]: pseudoMessages({ ...en, ...deskEn }),
} satisfies Record<Language | typeof pseudoLanguage, Messages>
