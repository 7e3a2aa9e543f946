import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/checkout.ts')).checkout,
  hi: async () => (await import('./hi/checkout.ts')).checkout,
  ta: async () => (await import('./ta/checkout.ts')).checkout,
}

/** The words of the checkout alone: only its page loads them. */
export const loadCheckoutCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
