import { loadPlaceCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

/** The words of places, of addresses and of the own account. */
export const PlaceWords = addedWords(loadPlaceCatalogue)
