import { addedWords } from '../../../language/added-words.tsx'

/** The words of reviews and questions. */
export const ReviewsWords = addedWords('reviews', 'flag', 'photos')
