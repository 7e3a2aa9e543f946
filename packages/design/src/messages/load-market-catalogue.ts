import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./market-en.ts')).marketEn,
  hi: async () => (await import('./market-hi.ts')).marketHi,
  ta: async () => (await import('./market-ta.ts')).marketTa,
}

/** The words of advertisements and of work alone: only their pages load them. */
export const loadMarketCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
