import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  ta: async () => (await import('./ta.ts')).ta,
}

/** Fetches one language of the app in its own chunk, ready for Lingui's `i18n.load(language, messages)`. */
export const loadCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())

const deskLoaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./desk-en.ts')).deskEn,
  hi: async () => (await import('./desk-hi.ts')).deskHi,
  ta: async () => (await import('./desk-ta.ts')).deskTa,
}

/** As `loadCatalogue`, with the words of the desk, which the app has no use for. */
export async function loadDeskCatalogue(language: Language): Promise<CompiledMessages> {
  const [app, desk] = await Promise.all([loaders[language](), deskLoaders[language]()])
  return compileMessages({ ...app, ...desk })
}

const formsLoaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./forms-en.ts')).formsEn,
  hi: async () => (await import('./forms-hi.ts')).formsHi,
  ta: async () => (await import('./forms-ta.ts')).formsTa,
}

/** The words of the app's forms alone, for the pages that have one. */
export const loadFormsCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await formsLoaders[language]())
