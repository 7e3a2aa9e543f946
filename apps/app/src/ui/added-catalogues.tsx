import { addedWords } from '../language/added-words.tsx'

/** The words of the cart and of wishlists. */
export const CartWords = addedWords('cart')

export const FamilyWords = addedWords('family')

export const FormWords = addedWords('forms')

/** The words of the inbox, of the bell and of the other ways to it. */
export const InboxWords = addedWords('inbox')

/** The words of the message board, of advertisements and of work. */
export const MarketWords = addedWords('market', 'flag', 'photos')

export const PayWords = addedWords('pay')

/** The words of places, of addresses and of the own account. */
export const PlaceWords = addedWords('place')
