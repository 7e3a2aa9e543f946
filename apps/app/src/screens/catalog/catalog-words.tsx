import { addedWords } from '../../language/added-words.tsx'

export const CatalogWords = addedWords('catalog')
