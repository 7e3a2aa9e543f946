import { loadCheckInCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

export const CheckInWords = addedWords(loadCheckInCatalogue)
