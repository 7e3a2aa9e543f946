import { loadVolunteersCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

export const VolunteerWords = addedWords(loadVolunteersCatalogue)
