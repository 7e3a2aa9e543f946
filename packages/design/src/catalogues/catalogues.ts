import { en } from '../messages/en.ts'
import { hi } from '../messages/hi.ts'
import { type Language, pseudoLanguage } from '../messages/languages.ts'
import type { Messages } from '../messages/message.ts'
import { pseudoMessages } from '../messages/pseudo.ts'
import { ta } from '../messages/ta.ts'

/** All catalogues at once, for the server, the checks and the tests. A browser loads one (`loadCatalogue`). */
export const catalogues = {
  en,
  hi,
  ta,
  [pseudoLanguage]: pseudoMessages(en),
} satisfies Record<Language | typeof pseudoLanguage, Messages>
