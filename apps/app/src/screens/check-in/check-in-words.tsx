import { addedWords } from '../../language/added-words.tsx'

export const CheckInWords = addedWords('check-in')
