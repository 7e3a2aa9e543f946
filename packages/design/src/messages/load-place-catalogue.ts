import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./place-en.ts')).placeEn,
  hi: async () => (await import('./place-hi.ts')).placeHi,
  ta: async () => (await import('./place-ta.ts')).placeTa,
}

/** The words of places, of addresses and of the own account alone: only their pages load them. */
export const loadPlaceCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
