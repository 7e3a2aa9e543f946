import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./cart-en.ts')).cartEn,
  hi: async () => (await import('./cart-hi.ts')).cartHi,
  ta: async () => (await import('./cart-ta.ts')).cartTa,
}

/** The words of the cart and of wishlists alone: only their pages load them. */
export const loadCartCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
