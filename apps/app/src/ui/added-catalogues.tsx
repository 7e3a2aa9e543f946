import { addedWords } from '../language/added-words.tsx'

export const CartWords = addedWords('cart')

export const FamilyWords = addedWords('family')

export const FormWords = addedWords('forms')

export const InboxWords = addedWords('inbox')

/** The words of the message board, of advertisements and of work. */
export const MarketWords = addedWords('market', 'flag', 'photos')

export const PayWords = addedWords('pay')

export const PlaceWords = addedWords('place')
