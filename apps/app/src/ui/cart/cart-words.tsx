import { loadCartCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

/** The words of the cart and of wishlists. */
export const CartWords = addedWords(loadCartCatalogue)
