import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/orders.ts')).orders,
  hi: async () => (await import('./hi/orders.ts')).orders,
  ta: async () => (await import('./ta/orders.ts')).orders,
}

/** The words of what was ordered: only its pages load them. */
export const loadOrdersCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
