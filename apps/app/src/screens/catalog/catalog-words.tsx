import { addedWords } from '../../language/added-words.tsx'

/** The words of stalls, searching and things for sale. */
export const CatalogWords = addedWords('catalog')
