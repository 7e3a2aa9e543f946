import { loadCheckoutCatalogue } from '#design/messages'
import { addedWords } from '../../../language/added-words.tsx'

export const CheckoutWords = addedWords(loadCheckoutCatalogue)
