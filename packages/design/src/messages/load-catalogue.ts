import type { ImportGlobFunction } from 'vite'
import type { CatalogueName, CompiledMessages } from './catalogue.ts'
import type { Language } from './languages.ts'

declare global {
  interface ImportMeta {
    /** Vite puts a list of files in its place; Node does not know it, so it is called when something is fetched. */
    readonly glob: ImportGlobFunction
  }
}

export interface CatalogueModule {
  readonly default: CompiledMessages
}

/** Functions that fetch each catalogue, by its path from this file. */
type CatalogueFiles = Record<string, () => Promise<CatalogueModule>>

type Load = (language: Language) => Promise<CompiledMessages>

function fetchCatalogue(files: CatalogueFiles, path: string): Promise<CatalogueModule> {
  const fetchFile = files[path]
  if (!fetchFile) throw new Error(`There is no catalogue at ${path}`)
  return fetchFile()
}

/** Fetches catalogues of a list of files, once for each language; what failed is fetched again. */
export function loadCatalogues(filesOf: () => CatalogueFiles, names: readonly CatalogueName[]): Load {
  const load: Load = async (language) => {
    const files = filesOf()
    const fetched = await Promise.all(
      names.map((name) => fetchCatalogue(files, `./${name}/${language}.json`)),
    )
    return fetched.reduce((texts, catalogue) => ({ ...texts, ...catalogue.default }), {})
  }
  const known = new Map<Language, Promise<CompiledMessages>>()
  return (language) => {
    const messages = known.get(language) ?? load(language)
    known.set(language, messages)
    messages.catch(() => known.delete(language))
    return messages
  }
}

/** The catalogue that every page of the app needs. It has a list of its own, so that the first load names no others. */
export const loadAppCatalogue = loadCatalogues(
  () => import.meta.glob<CatalogueModule>('./app/*.json'),
  ['app'],
)
