export type { CompiledMessages } from './compile.ts'
export type { MessageId } from './en.ts'
export { direction, isLanguage, languages, pseudoLanguage } from './languages.ts'
export type { Language } from './languages.ts'
export {
  loadCatalogue,
  loadDeskCatalogue,
  loadDeskMoneyCatalogue,
  loadFormsCatalogue,
  loadPayCatalogue,
} from './load-catalogue.ts'
export { loadAlbumCatalogue } from './load-album-catalogue.ts'
export { loadCartCatalogue } from './load-cart-catalogue.ts'
export { loadCatalogCatalogue } from './load-catalog-catalogue.ts'
export { loadCheckoutCatalogue } from './load-checkout-catalogue.ts'
export { loadCheckInCatalogue } from './load-check-in-catalogue.ts'
export { loadFamilyCatalogue } from './load-family-catalogue.ts'
export { loadEventRegistrationCatalogue } from './load-event-registration-catalogue.ts'
export { loadInboxCatalogue } from './load-inbox-catalogue.ts'
export { loadMarketCatalogue } from './load-market-catalogue.ts'
export { loadOrdersCatalogue } from './load-orders-catalogue.ts'
export { loadPlaceCatalogue } from './load-place-catalogue.ts'
export { loadReviewsCatalogue } from './load-reviews-catalogue.ts'
export { loadVolunteersCatalogue } from './load-volunteers-catalogue.ts'
