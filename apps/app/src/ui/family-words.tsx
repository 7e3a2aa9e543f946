import { loadFamilyCatalogue } from '#design/messages'
import { addedWords } from '../language/added-words.tsx'

export const FamilyWords = addedWords(loadFamilyCatalogue)
