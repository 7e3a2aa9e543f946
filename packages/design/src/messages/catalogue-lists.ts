import type { CatalogueName } from './catalogue.ts'
import { loadCatalogues, type CatalogueModule } from './load-catalogue.ts'

/** A catalogue that pages of the app add to its first one. */
export type AddedCatalogue = Exclude<CatalogueName, 'app' | 'desk' | 'desk-money'>

export type DeskCatalogue = 'album' | 'app' | 'desk' | 'desk-money' | 'inbox' | 'password'

/** Loads catalogues that pages of the app add to its first one. */
export const addedCatalogues = (...names: readonly AddedCatalogue[]) =>
  loadCatalogues(
    () => import.meta.glob<CatalogueModule>(['./*/*.json', '!./{app,desk,desk-money}/*.json']),
    names,
  )

/** Loads catalogues of the desk. */
export const deskCatalogues = (...names: readonly DeskCatalogue[]) =>
  loadCatalogues(
    () => import.meta.glob<CatalogueModule>('./{album,app,desk,desk-money,inbox,password}/*.json'),
    names,
  )
