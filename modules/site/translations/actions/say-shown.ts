import type { Saying } from '#framework/rest'
import { sayDocument } from '../rules/say-document.ts'
import { inWords } from './in-words.ts'

const isDocument = (shown: unknown): shown is object =>
  typeof shown === 'object' && shown !== null && !Array.isArray(shown)

/** Documents and rows of lists, as the wire has them; a list of values names no fields, and stays. */
export const sayShown: Saying['say'] = ({ documents, type, language }, shown) =>
  inWords({ documents, language }, (say) =>
    shown.map((one) => (isDocument(one) ? sayDocument(type, one, say) : one)),
  )
