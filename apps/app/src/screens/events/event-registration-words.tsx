import { loadEventRegistrationCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

export const EventRegistrationWords = addedWords(loadEventRegistrationCatalogue)
