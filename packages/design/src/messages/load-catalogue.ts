import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  ta: async () => (await import('./ta.ts')).ta,
}

/** Fetches one language in its own chunk, ready for Lingui's `i18n.load(language, messages)`. */
export const loadCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
