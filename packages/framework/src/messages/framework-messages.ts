import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import ta from './ta.json' with { type: 'json' }
import { messagesIn } from './messages-in.ts'
import type { Catalogues } from './translators.ts'

/** The texts of the document server itself, whatever modules stand on it. */
export const frameworkMessages = { en, hi, ta } satisfies Catalogues

export const frameworkMessage = messagesIn(en)
