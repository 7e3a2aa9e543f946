import type { DocumentTranslator } from '#framework/rest'
import { translateDocument } from './translate-document.ts'
import { translateAnswer } from './translate-answer.ts'

const isDocument = (shown: unknown): shown is object =>
  typeof shown === 'object' && shown !== null && !Array.isArray(shown)

/** Documents and rows of lists, as the wire has them; a list of values names no fields, and stays. */
export const translateDocuments: DocumentTranslator['translate'] = ({ documents, type, language }, shown) =>
  translateAnswer({ documents, language }, (translate) =>
    shown.map((one) => (isDocument(one) ? translateDocument(type, one, translate) : one)),
  )
