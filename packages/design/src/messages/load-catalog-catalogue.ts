import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/catalog.ts')).catalog,
  hi: async () => (await import('./hi/catalog.ts')).catalog,
  ta: async () => (await import('./ta/catalog.ts')).catalog,
}

/** The words of stalls, searching and things for sale alone: only their pages load them. */
export const loadCatalogCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
