import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/reviews.ts')).reviews,
  hi: async () => (await import('./hi/reviews.ts')).reviews,
  ta: async () => (await import('./ta/reviews.ts')).reviews,
}

/** The words of reviews and questions: they load when somebody comes near them. */
export const loadReviewsCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
