import { addedWords } from '../language/added-words.tsx'

export const CartWords = addedWords('cart')

export const FamilyWords = addedWords('family')

export const FormWords = addedWords('forms')

/** The words of albums and of the lightbox. */
export const GalleryWords = addedWords('gallery')

export const InboxWords = addedWords('inbox')

/** The words of the message board, of advertisements and of work. */
export const MarketWords = addedWords('market', 'flag', 'photos')

/** The words of a new password, and of signing in. */
export const PasswordWords = addedWords('password')

export const PayWords = addedWords('pay')

export const PlaceWords = addedWords('place')

/** The words of the website's pages and of pages to come. */
export const WebsiteWords = addedWords('website')
