import { addedWords } from '../../../language/added-words.tsx'

export const ReviewsWords = addedWords('reviews', 'flag', 'photos')
