import { deskEn } from '../messages/desk-en.ts'
import { deskMoneyEn } from '../messages/desk-money-en.ts'
import { deskHi } from '../messages/desk-hi.ts'
import { deskMoneyHi } from '../messages/desk-money-hi.ts'
import { deskTa } from '../messages/desk-ta.ts'
import { deskMoneyTa } from '../messages/desk-money-ta.ts'
import { en } from '../messages/en.ts'
import { formsEn } from '../messages/forms-en.ts'
import { formsHi } from '../messages/forms-hi.ts'
import { formsTa } from '../messages/forms-ta.ts'
import { hi } from '../messages/hi.ts'
import { type Language, pseudoLanguage } from '../messages/languages.ts'
import type { Messages } from '../messages/message.ts'
import { payEn } from '../messages/pay-en.ts'
import { payHi } from '../messages/pay-hi.ts'
import { payTa } from '../messages/pay-ta.ts'
import { pseudoMessages } from '../messages/pseudo.ts'
import { ta } from '../messages/ta.ts'

/** All catalogues at once, for the server, the checks and the tests. A browser loads one (`loadCatalogue`). */
export const catalogues = {
  en: { ...en, ...deskEn, ...deskMoneyEn, ...formsEn, ...payEn },
  hi: { ...hi, ...deskHi, ...deskMoneyHi, ...formsHi, ...payHi },
  ta: { ...ta, ...deskTa, ...deskMoneyTa, ...formsTa, ...payTa },
  [pseudoLanguage]: pseudoMessages({ ...en, ...deskEn, ...deskMoneyEn, ...formsEn, ...payEn }),
} satisfies Record<Language | typeof pseudoLanguage, Messages>
