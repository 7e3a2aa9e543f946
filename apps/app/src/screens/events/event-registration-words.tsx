import { addedWords } from '../../language/added-words.tsx'

export const EventRegistrationWords = addedWords('event-registration')
