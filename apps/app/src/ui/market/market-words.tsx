import { loadMarketCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

/** The words of advertisements and of work. */
export const MarketWords = addedWords(loadMarketCatalogue)
