export type { CompiledMessages, MessageId, Translate } from './catalogue.ts'
export {
  addedCatalogues,
  deskCatalogues,
  type AddedCatalogue,
  type DeskCatalogue,
} from './catalogue-lists.ts'
export { direction, isLanguage, languages, pseudoLanguage, type Language } from './languages.ts'
export { loadAppCatalogue } from './load-catalogue.ts'
export { translateBy } from './translate.ts'
