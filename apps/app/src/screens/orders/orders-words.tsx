import { loadOrdersCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

/** The words of what was ordered. */
export const OrdersWords = addedWords(loadOrdersCatalogue)
