import { documentSentences } from './document-sentences.ts'
import { requestSentences } from './request-sentences.ts'
import { vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** The words that the document server itself says, whatever rooms stand on it. */
export const houseWords: Words = { ...vocabulary, ...documentSentences, ...requestSentences }
