import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/check-in.ts')).checkIn,
  hi: async () => (await import('./hi/check-in.ts')).checkIn,
  ta: async () => (await import('./ta/check-in.ts')).checkIn,
}

/** The words of the doors alone: only the staff's pages load them. */
export const loadCheckInCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
