import { addedWords } from '../../language/added-words.tsx'

export const VolunteerWords = addedWords('volunteers')
