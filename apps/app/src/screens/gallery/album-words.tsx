import { loadAlbumCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

/** The words of pictures that only one family sees. */
export const AlbumWords = addedWords(loadAlbumCatalogue)
