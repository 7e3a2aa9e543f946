import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./family-en.ts')).familyEn,
  hi: async () => (await import('./family-hi.ts')).familyHi,
  ta: async () => (await import('./family-ta.ts')).familyTa,
}

/** The words of families alone. It stands beside the others, for its addresses need not be in everybody's first load. */
export const loadFamilyCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
