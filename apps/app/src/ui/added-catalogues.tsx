import {
  loadCartCatalogue,
  loadFamilyCatalogue,
  loadFormsCatalogue,
  loadInboxCatalogue,
  loadMarketCatalogue,
  loadPayCatalogue,
  loadPlaceCatalogue,
} from '#design/messages'
import { addedWords } from '../language/added-words.tsx'

/** The words of the cart and of wishlists. */
export const CartWords = addedWords(loadCartCatalogue)

export const FamilyWords = addedWords(loadFamilyCatalogue)

export const FormWords = addedWords(loadFormsCatalogue)

/** The words of the inbox, of the bell and of the other ways to it. */
export const InboxWords = addedWords(loadInboxCatalogue)

/** The words of advertisements and of work. */
export const MarketWords = addedWords(loadMarketCatalogue)

export const PayWords = addedWords(loadPayCatalogue)

/** The words of places, of addresses and of the own account. */
export const PlaceWords = addedWords(loadPlaceCatalogue)
