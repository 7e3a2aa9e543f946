export { catalogueChunk, compiledCatalogues, readCatalogue } from './catalogues.ts'
