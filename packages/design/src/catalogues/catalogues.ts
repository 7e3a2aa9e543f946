import { deskEn } from '../messages/desk-en.ts'
import { deskHi } from '../messages/desk-hi.ts'
import { deskTa } from '../messages/desk-ta.ts'
import { en } from '../messages/en.ts'
import { formsEn } from '../messages/forms-en.ts'
import { formsHi } from '../messages/forms-hi.ts'
import { formsTa } from '../messages/forms-ta.ts'
import { hi } from '../messages/hi.ts'
import { type Language, pseudoLanguage } from '../messages/languages.ts'
import type { Messages } from '../messages/message.ts'
import { pseudoMessages } from '../messages/pseudo.ts'
import { ta } from '../messages/ta.ts'

/** All catalogues at once, for the server, the checks and the tests. A browser loads one (`loadCatalogue`). */
export const catalogues = {
  en: { ...en, ...deskEn, ...formsEn },
  hi: { ...hi, ...deskHi, ...formsHi },
  ta: { ...ta, ...deskTa, ...formsTa },
  [pseudoLanguage]: pseudoMessages({ ...en, ...deskEn, ...formsEn }),
} satisfies Record<Language | typeof pseudoLanguage, Messages>
