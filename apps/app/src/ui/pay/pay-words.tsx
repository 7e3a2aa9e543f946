import { loadPayCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

export const PayWords = addedWords(loadPayCatalogue)
