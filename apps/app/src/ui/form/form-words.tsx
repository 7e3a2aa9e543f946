import { loadFormsCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

export const FormWords = addedWords(loadFormsCatalogue)
